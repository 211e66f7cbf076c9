// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The names of Core Foundation, and addresses of sockets.
@_exported public import TesseraShims_CoreFoundation
@_exported public import TesseraShims_Darwin
