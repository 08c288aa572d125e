# The api with the web interface that it serves; the database is another container's.
FROM node:22-bookworm-slim AS build
WORKDIR /fairweek
COPY package.json package-lock.json ./
COPY api/package.json api/
COPY web/package.json web/
COPY tools/package.json tools/
RUN npm ci --no-audit --no-fund --workspace=api --workspace=web
COPY tsconfig.json ./
COPY scripts scripts
COPY api api
COPY packages packages
COPY web web
RUN npm run build

# Neither the embedded PostgreSQL nor a compiler: both are optional packages of others.
FROM node:22-bookworm-slim AS packages
WORKDIR /fairweek
COPY package.json package-lock.json ./
COPY api/package.json api/
COPY web/package.json web/
COPY tools/package.json tools/
RUN npm ci --no-audit --no-fund --omit=dev --omit=optional --ignore-scripts --workspace=api

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /fairweek
COPY --from=packages /fairweek ./
COPY --from=build /fairweek/api/dist api/dist
COPY --from=build /fairweek/api/schema.graphql api/
COPY --from=build /fairweek/web/dist web/dist
# Volumes take over the owner of these folders.
RUN mkdir /data /backups && chown node:node /data /backups
USER node
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=5 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "api/dist/app/main.js"]
