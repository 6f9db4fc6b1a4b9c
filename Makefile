# Mundialito. `make play` opens the playground, `make test` runs the tests, `make help` lists the rest.
# Everything is set up in .venv on first use. All you need is Python 3.11 or newer.

PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3 python; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= 5
# What `make lock` resolves with; it is installed for that only.
UV := 0.13.9

# What `make proof` runs on either database.
EITHER := tests/wire/test_bot_every_call.py

# Tests start Python hundreds of times: let it keep what it has compiled, even where images tell it not to.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
# The bot and its commands read their settings themselves, from .env too; make hands on what its own command line says.
CLUB := Ana,Ben,Carla,Dario,Emre,Farah,Goran,Hana,Ilse,Jorge,Kemi,Lars,Mina,Noor
.PHONY: help play setup run backup restore ratings export test lint types check proof storm bench pictures lock format clean

help: ## Show this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

play: $(VENV)/dev ## Open the playground: the real bot in a make-believe Discord, no token needed
	@$(BIN)/python -m playground

setup: $(VENV)/run ## Install what the bot needs, without starting it

run: $(VENV)/run ## Run the bot on Discord: DISCORD_TOKEN=… make run (or put it in .env)
	@$(BIN)/python bot.py

backup: $(VENV)/run ## Back up the database while the bot runs: make backup DATABASE=… BACKUPS=var/backups BACKUP_KEEP=14
	@$(BIN)/python -m data backup

restore: $(VENV)/run ## Restore a backup (stop the bot first): make restore FROM=… DATABASE=…
	@test -n "$$FROM" || { echo "FROM is missing: make restore FROM=var/backups/…" >&2; exit 1; }
	@$(BIN)/python -m data restore "$$FROM"

ratings: $(VENV)/run ## Recompute every rating from the finished games (stop the bot first): make ratings DATABASE=…
	@$(BIN)/python -m ratings rebuild --journals

export: $(VENV)/run ## Export every finished game as a line of JSON (stop the bot first): make export DATABASE=… > games.jsonl
	@$(BIN)/python -m ratings export

test: $(VENV)/dev ## Run the tests
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not proof" tests

lint: $(VENV)/dev ## Check the style
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/dev ## Check the types
	$(BIN)/mypy

check: lint types test ## What CI runs

proof: $(VENV)/dev ## Run the longer tests, or a part of them: make proof PART=1/4
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -vv -rP -m "proof and not storm" --punctual $(PART:%=--part %) tests
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -vv -rP -m "proof and not storm" --punctual $(PART:%=--part %) --engine postgres $(EITHER)
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not proof" --punctual $(PART:%=--part %) --language pseudo tests/wire
ifeq ($(filter-out 1/%,$(PART)),)
	@$(MAKE) --no-print-directory storm
endif

storm: $(VENV)/dev ## Run only the long storms: STORM_SEED=… STORM_SECONDS=… make storm
	$(BIN)/python -m pytest -v -s -m "proof and storm" --punctual tests/wire
	$(BIN)/python -m pytest -v -s -m "proof and storm" --punctual --engine postgres tests/wire/test_bot_storm.py

bench: $(VENV)/dev ## Measure speed and memory beside their goals
	@$(BIN)/python -m benchmarks

pictures: $(VENV)/dev ## Redraw the README's pictures from the games in docs/
	$(BIN)/python -m render mundialito docs/mundialito.json --animate 72:79 --names Ana,Ben -o docs/pictures/film.webp
	$(BIN)/python -m render hedgehog docs/hedgehog.json --event 13 --chosen P --names Ana,Ben,Carla,Dario,Emil -o docs/pictures/hedgehog.png
	$(BIN)/python -m render hedgehog docs/hedgehog.json --card --names Ana,Ben,Carla,Dario,Emil --server "Friday Night Games" -o docs/pictures/card.png
	$(BIN)/python -m render dicecup docs/dicecup.json --names Ana,Ben,Carla,Dario -o docs/pictures/champions.png
	$(BIN)/python -m render worldcup docs/worldcup.json --event 58 --names Ana,Ben,Carla,Dario -o docs/pictures/worldcup.png
	$(BIN)/python -m render worldcup docs/worldcup.json --event 45 --seat 1 --names Ana,Ben,Carla,Dario --page hand -o docs/pictures/hand.png
	$(BIN)/python -m tools.event docs/cup.json --names $(CLUB) --person 3 -o docs/pictures/cup.png
	$(BIN)/python -m tools.album docs/club.jsonl --names $(CLUB) --person 3 --board docs/pictures/leaderboard.png --profile docs/pictures/profile.png

COMPILE = --no-config pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-emit-find-links --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

lock: ## Write the lock files from requirements*.txt, after a change there; UPGRADE=1 also updates what they don't name
	@folder=$$(mktemp -d) && trap 'rm -rf "$$folder"' EXIT && "$(PYTHON)" -m venv "$$folder" && \
		"$$folder/bin/pip" install --quiet --disable-pip-version-check uv==$(UV) && \
		"$$folder/bin/uv" $(COMPILE) -o requirements.lock requirements.txt && \
		"$$folder/bin/uv" $(COMPILE) -c requirements.lock -o requirements-dev.lock requirements-dev.txt

format: $(VENV)/dev ## Format the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean: ## Remove everything that was set up (saved games in var/ stay)
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(VENV)/dev: requirements-dev.lock $(VENV)/run
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock >&2
	@touch $(VENV)/dev

$(VENV)/run: requirements.lock | $(VENV)/python
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock >&2
	@touch $(VENV)/run

# A folder whose Python is gone, because the system's was replaced, is of no use: everything is set up anew.
ifneq ($(wildcard $(VENV)/python),)
ifneq ($(shell $(BIN)/python -c 'import pip; print("here")' 2>/dev/null),here)
$(info The Python that $(VENV) was made with is gone. Setting everything up again …)
$(shell rm -rf $(VENV))
endif
endif

$(VENV)/python:
	@if [ -z "$(PYTHON)" ]; then echo "Python 3.11 or newer is missing. On Debian or Ubuntu: sudo apt install python3 python3-venv" >&2; exit 1; fi
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { echo "Python's venv is missing. On Debian or Ubuntu: sudo apt install python3-venv" >&2; exit 1; }
	@"$(PYTHON)" -m venv $(VENV) >&2
	@touch $(VENV)/python
