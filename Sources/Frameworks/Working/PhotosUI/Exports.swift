// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import Photos
@_exported public import TesseraShims_UniformTypeIdentifiers
@_exported public import UIKit
