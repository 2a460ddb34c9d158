# One image for the API, the worker and the migration job. ROLE and the command select which of them runs. Build the
# image in the root of the repository:
#   docker build -f deploy/docker/backend.Dockerfile -t shortlist-backend .
ARG NODE=node:20.20.2-bookworm-slim

FROM ${NODE} AS packages
WORKDIR /app
# Copies only package manifests, so that Docker does not reinstall the packages when the source changes.
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY documents/package.json documents/
COPY occupations/package.json occupations/
COPY shared-ui/package.json shared-ui/
COPY shell/package.json shell/
COPY mf-marketing/package.json mf-marketing/
COPY mf-builder/package.json mf-builder/
COPY mf-generator/package.json mf-generator/
COPY mf-support/package.json mf-support/
COPY mf-admin/package.json mf-admin/
COPY backend/package.json backend/
COPY testing/package.json testing/
COPY e2e/package.json e2e/
COPY release/package.json release/
COPY quality/package.json quality/
COPY scripts/package.json scripts/
RUN npm ci --no-audit --no-fund

FROM packages AS build
COPY . .
RUN node node_modules/nx/dist/bin/nx.js run @shortlist/backend:build

FROM packages AS production
RUN npm prune --omit=dev --no-audit --no-fund

FROM ${NODE}
# With more arenas, glibc retains 50 to 85 MB more freed memory. Do not set --max-old-space-size, which would also raise
# the heap limits of worker threads.
ENV NODE_ENV=production SITE_DIR=/site DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=production /app/node_modules node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/backend/dist backend/dist
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 4300 9464
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4300/api/health/live').then(a => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "backend/dist/main.js"]
