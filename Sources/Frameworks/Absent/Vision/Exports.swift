// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// As on iOS, `import Vision` brings along what pictures come in.
@_exported public import CoreImage
@_exported public import CoreVideo
@_exported public import ImageIO
