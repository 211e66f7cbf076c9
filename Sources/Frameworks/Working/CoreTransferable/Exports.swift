// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import Foundation
@_exported public import TesseraShims_UniformTypeIdentifiers
