// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// As on iOS, `import CoreData` brings Foundation along; text as predicates and keys of properties are the kit's.
@_exported public import Foundation
@_exported public import UIKit
