// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// As on iOS, `import StoreKit` brings Foundation and UIKit along.
@_exported public import UIKit
