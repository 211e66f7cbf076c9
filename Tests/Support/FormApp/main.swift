// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraHost
import UIKit

// The host is linked in, so that it need not be found by name.
UIApplication.delegateClass = AppDelegate.self
exit(tesseraHostMain())
