// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UISearchControllerDelegate`, by the names of its methods.
@MainActor final class UISearchControllerDelegateOutlet: NSObject, UISearchControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func willPresentSearchController(_ searchController: UISearchController) {
    link.send(OutletMessage(["willPresentSearchController"], ["UISearchController"]), [searchController])
  }

  func didPresentSearchController(_ searchController: UISearchController) {
    link.send(OutletMessage(["didPresentSearchController"], ["UISearchController"]), [searchController])
  }

  func willDismissSearchController(_ searchController: UISearchController) {
    link.send(OutletMessage(["willDismissSearchController"], ["UISearchController"]), [searchController])
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    link.send(OutletMessage(["didDismissSearchController"], ["UISearchController"]), [searchController])
  }

  func presentSearchController(_ searchController: UISearchController) {
    link.send(OutletMessage(["presentSearchController"], ["UISearchController"]), [searchController])
  }

  func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {
    link.send(
      OutletMessage(["searchController", "willChangeTo"], ["UISearchController", "SearchBarPlacement"]),
      [searchController, newPlacement])
  }

  func searchController(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {
    link.send(
      OutletMessage(["searchController", "didChangeFrom"], ["UISearchController", "SearchBarPlacement"]),
      [searchController, previousPlacement])
  }
}
