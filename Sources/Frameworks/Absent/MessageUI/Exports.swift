// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// As on iOS, `import MessageUI` brings UIKit along.
@_exported public import UIKit
