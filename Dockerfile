# The server as a container: docker build -t whistlestop .
# docs/running.md tells how to run it; compose.yaml does so with PostgreSQL and TLS.

# Named by digest, so that the same recipe makes the same image. To take a newer one:
# docker buildx imagetools inspect python:3.11-slim
ARG PYTHON=python:3.11-slim@sha256:9c900dea9e8fb7e16277c179b555cc72d29a352dbc33cff48ad5a0412fd5bfc7

FROM ${PYTHON} AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends gcc libc6-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY requirements/ requirements/
RUN pip install --no-cache-dir --require-hashes -r requirements/compile.txt
COPY client/ client/
COPY tools/build-client tools/build-client
RUN mkdir -p src/whistlestop/server/static && PYTHON=python tools/build-client
COPY setup.py pyproject.toml README.md LICENSE MANIFEST.in ./
COPY tools/catalogues.py tools/catalogues.py
COPY src/ src/
RUN MYPYPATH=src WHISTLESTOP_COMPILE=1 \
    pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir wheels .

FROM ${PYTHON}
RUN useradd --system --uid 10001 --home-dir /var/lib/whistlestop --create-home whistlestop
COPY requirements/server.txt /tmp/server.txt
RUN pip install --no-cache-dir --require-hashes -r /tmp/server.txt
COPY --from=build /build/wheels/ /tmp/wheels/
RUN pip install --no-cache-dir --no-deps /tmp/wheels/*.whl
USER 10001
# Without WHISTLESTOP_DATABASE, the games are in /var/lib/whistlestop/tables.sqlite.
ENV XDG_DATA_HOME=/var/lib PYTHONUNBUFFERED=1
VOLUME /var/lib/whistlestop
EXPOSE 8321
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8321/health', timeout=4)"]
ENTRYPOINT ["whistlestop"]
CMD ["serve", "--host", "0.0.0.0", "--no-browser", "--log", "info"]
