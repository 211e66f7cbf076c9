// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What UI code means by `import Darwin` is the C library: sin, cos, pow, memcpy, errno.
@_exported public import Glibc
