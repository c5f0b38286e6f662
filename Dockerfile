# The table server as an image: compiled in one stage, run in another that has no compiler.
FROM node:22-bookworm AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund \
  && node scripts/setup.mjs \
  && npm run build -w packages/web \
  && npm prune --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
COPY --from=build /app/package.json package.json
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:8080/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "packages/cli/dist/main.js", "serve"]
