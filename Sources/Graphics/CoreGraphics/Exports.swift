// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// As on Apple's platforms, `import CoreGraphics` (and so `import UIKit`) brings the names of Foundation and Core Foundation along.
@_exported public import Foundation
@_exported public import TesseraShims_CoreFoundation
