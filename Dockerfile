# One image for the api and the worker. Debian, because Temporal's native module needs glibc.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# `npm sbom --omit=dev` would leave out packages that a development package needs too.
RUN npm ci --omit=dev && npm pkg delete devDependencies && npm sbom --sbom-format cyclonedx > sbom.json

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=packages --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/dist ./dist
COPY --from=packages --chown=root:root /app/sbom.json ./sbom.json
COPY package.json LICENSE NOTICE ./
USER node
EXPOSE 3000
CMD ["node", "--max-semi-space-size=64", "--v8-pool-size=1", "dist/api/server.js"]
