// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Turns places into addresses, for which there is no service here.
@available(*, unavailable, message: "Tessera has no geocoder: there is no service to ask for addresses")
open class CLGeocoder: NSObject {}
