// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `AVRoutePickerViewDelegate`, by the names of its methods.
@MainActor final class AVRoutePickerViewDelegateOutlet: NSObject, AVRoutePickerViewDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {
    link.send(OutletMessage(["routePickerViewWillBeginPresentingRoutes"], ["AVRoutePickerView"]), [routePickerView])
  }

  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {
    link.send(OutletMessage(["routePickerViewDidEndPresentingRoutes"], ["AVRoutePickerView"]), [routePickerView])
  }
}
