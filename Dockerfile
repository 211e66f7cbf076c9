# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
#
# `tessera test` on the official Swift image. The kit is compiled once, here.
#
#   docker build -t tessera .
#   docker run --rm -v "$PWD:/package" tessera --report report

FROM swift:6.3-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends make && rm -rf /var/lib/apt/lists/*
WORKDIR /tessera
COPY . .
RUN make install PREFIX=/opt/tessera

FROM swift:6.3-bookworm
# The libraries that the kit draws with; the fonts come with the kit.
COPY Tools/setup.sh /tmp/tessera/Tools/setup.sh
RUN /tmp/tessera/Tools/setup.sh --only-packages && rm -rf /tmp/tessera /var/lib/apt/lists/*
COPY --from=build /opt/tessera /opt/tessera
ENV PATH=/opt/tessera/bin:$PATH
WORKDIR /package
ENTRYPOINT ["tessera", "test"]
