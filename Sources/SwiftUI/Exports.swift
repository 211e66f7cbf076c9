// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// As on iOS, `import SwiftUI` brings UIKit with what it exports, Observation, what values are handed on as, and Combine's
// objects along.
@_exported public import Combine
@_exported public import CoreTransferable
@_exported public import Observation
@_exported public import UIKit
