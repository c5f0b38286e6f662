# The table server as an image: compiled in one stage, run in another that has no compiler.
# Both bases are named by their digest (of the list for all platforms), so that the same file is the same image;
# `docker buildx imagetools inspect node:22-bookworm` shows the newest one.
FROM node:22.23.3-bookworm@sha256:363e1587494626837fa7f9a23bdb453d13b0ff3c67c705c2805cfc69c2d2fad7 AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund \
  && node scripts/setup.mjs \
  && npm run build -w packages/web \
  && node packages/site/dist/main.js \
  && node packages/lab/dist/sbom/main.js made-of \
  && npm prune --omit=dev --omit=optional --omit=peer --no-audit --no-fund

FROM node:22.23.3-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
COPY --from=build /app/package.json package.json
COPY --from=build /app/made-of made-of
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:8080/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "packages/cli/dist/main.js", "serve"]
