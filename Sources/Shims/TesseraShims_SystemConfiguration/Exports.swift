// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// For the names of Core Foundation, and for addresses of sockets.
@_exported public import CoreGraphics
@_exported public import TesseraShims_Darwin
