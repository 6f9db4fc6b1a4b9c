# The bot in a container: docker build -t mundialito . (docs/HOSTING.md has the command that runs it)
# The digest names exactly this image, for all platforms. Renew it with: docker buildx imagetools inspect python:3.11-slim-trixie
FROM python:3.11-slim-trixie@sha256:45037981b62b34b44602584fccbc4d884d5f7dc92c7ee86bb38a698a79fe1e51

ENV PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
WORKDIR /app

# For names in Arabic, Hebrew and other scripts whose letters join, and for backups of a PostgreSQL server, which may not be newer than these programs.
RUN apt-get update && apt-get install --yes --no-install-recommends libfribidi0 postgresql-client-17 && rm -rf /var/lib/apt/lists/*

COPY requirements.lock ./
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes --only-binary :all: -r requirements.lock

COPY bot.py pyproject.toml LICENSE CREDITS.md CHANGELOG.md ./
COPY cogs ./cogs
COPY data ./data
COPY host ./host
COPY players ./players
COPY ratings ./ratings
COPY tournaments ./tournaments
COPY render ./render
COPY rules ./rules
COPY words ./words
COPY workers ./workers

# Games and backups are in /app/var, which belongs to a user who can do nothing else. Only it and /tmp have to be writable.
RUN useradd --system --uid 10001 --home-dir /app --shell /usr/sbin/nologin mundialito \
    && mkdir var && chown mundialito var
USER mundialito
VOLUME /app/var
ENV DATABASE=/app/var/mundialito.db BACKUPS=/app/var/backups METRICS=127.0.0.1:9100

STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["python", "-m", "cogs.operations.health"]
CMD ["python", "bot.py"]
