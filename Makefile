# Everything runs inside .venv, which tools/setup makes and keeps up to date.
# Another interpreter: make test PYTHON=python3.13
# Arguments for play and bench: make play ARGS="--help"

PYTHON ?= python3
ARGS ?=
BIN := .venv/bin
CHECK := $(BIN)/python tools/check.py

export PYTHON

.DEFAULT_GOAL := help
.PHONY: help play test test-long compile bench bench-pure browser drill lint format messages clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)$$/\1|\2/p' Makefile | \
	  while IFS='|' read -r name text; do printf 'make %-11s %s\n' "$$name" "$$text"; done

play: ## play in the browser
	@tools/setup runtime
	@tools/compile-beside
	@WHISTLESTOP_COMPILED=$(CURDIR)/build/compiled $(BIN)/whistlestop $(ARGS)

test: ## run every check: formatting, lint, types, tests, browser
	@tools/setup dev
	@$(CHECK) format lint types tests browser

test-long: ## run what repeats: more seeds, more set-ups, more languages, compiled rules
	@tools/setup compile
	@$(CHECK) --suite long tests browser

compile: ## compile the rules with mypyc into build/compiled
	@tools/setup compile
	@tools/compile

bench: compile ## measure how fast the compiled rules play
	@PYTHONPATH=build/compiled $(BIN)/python benchmarks/playouts.py $(ARGS)

bench-pure: ## the same for the rules as plain Python
	@tools/setup dev
	@$(BIN)/python benchmarks/playouts.py $(ARGS)

browser: ## play whole games in a real browser
	@tools/setup dev
	@$(CHECK) browser

drill: ## make every fault while people play, for an hour and more, and count what is lost
	@tools/setup dev
	@$(BIN)/python -m tests.server.drill $(ARGS)

lint: ## run the checks that need no test run: formatting, lint, types
	@tools/setup dev
	@$(CHECK) format lint types

format: ## rewrite the sources in the project's format
	@tools/setup dev
	@$(BIN)/ruff check --fix --exit-zero --quiet .
	@$(BIN)/ruff format .

messages: ## update the message catalogues
	@tools/setup dev
	@$(BIN)/python tools/messages.py $(ARGS)

clean: ## remove the environment and everything built or cached
	@rm -rf .venv build dist client/node_modules src/whistlestop/server/static/client.js src/whistlestop/locales/*/LC_MESSAGES/*.mo src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@for dir in src tests benchmarks tools; do \
	  if [ -d "$$dir" ]; then \
	    find "$$dir" \( -name '*.so' -o -name '*.pyd' -o -name '*.py[co]' \) -type f -delete; \
	    find "$$dir" -name __pycache__ -type d -empty -delete; \
	  fi; \
	done
