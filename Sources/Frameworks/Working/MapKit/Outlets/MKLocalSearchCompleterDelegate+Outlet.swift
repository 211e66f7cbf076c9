// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import Foundation
internal import UIKit

/// Answers for an object that does not declare `MKLocalSearchCompleterDelegate`, by the names of its methods.
@MainActor final class MKLocalSearchCompleterDelegateOutlet: NSObject, MKLocalSearchCompleterDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
    link.send(OutletMessage(["completerDidUpdateResults"], ["MKLocalSearchCompleter"]), [completer])
  }

  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
    link.send(
      OutletMessage(["completer", "didFailWithError"], ["MKLocalSearchCompleter", "Error"]), [completer, error])
  }
}
