// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// As on iOS, `import UserNotifications` brings Foundation and Core Location along.
@_exported public import CoreLocation
