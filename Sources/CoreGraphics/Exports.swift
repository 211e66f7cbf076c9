// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// As on Apple's platforms, `import CoreGraphics` (and so `import UIKit`) brings Foundation's names along.
@_exported public import Foundation
