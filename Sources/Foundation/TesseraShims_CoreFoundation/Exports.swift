// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// As on Apple's platforms, every file that sees Core Foundation sees Foundation.
@_exported public import Foundation
