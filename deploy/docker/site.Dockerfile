# The web server. The image does not contain the site, because releases change the folder /site.
#   docker build -f deploy/docker/site.Dockerfile -t shortlist-site .
FROM nginxinc/nginx-unprivileged:1.28.0-alpine
COPY --chown=nginx:nginx deploy/nginx/ /etc/nginx/
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/healthz"]
