// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// `ImageResource`, `ColorResource` and previews are UIKit's here.
@_exported public import UIKit
