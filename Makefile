# eldorado: everything a contributor runs. `make` alone lists the targets.
PYTHON ?= python3
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help setup quick test format clean

help:            ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*##/ --/' | sort

setup: .venv/ready  ## make .venv with every pinned tool and an editable, pure Python install

.venv/ready: requirements/dev.txt pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

quick: setup     ## the inner loop, under a minute: lint, types, layers, unit tests
	$(BIN)/python scripts/run_parts.py quick

test: setup      ## everything that must hold before landing, under ten minutes
	$(BIN)/python scripts/run_parts.py test

format:          ## let ruff format and sort imports
	$(BIN)/ruff check --fix . && $(BIN)/ruff format .

clean:           ## remove what was built, but not the environments
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis src/eldorado/static
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
