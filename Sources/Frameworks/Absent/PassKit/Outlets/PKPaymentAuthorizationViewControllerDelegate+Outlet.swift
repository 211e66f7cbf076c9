// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `PKPaymentAuthorizationViewControllerDelegate`, by the names of its methods.
@MainActor
final class PKPaymentAuthorizationViewControllerDelegateOutlet: NSObject, PKPaymentAuthorizationViewControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController) {
    link.demand(
      OutletMessage(["paymentAuthorizationViewControllerDidFinish"], ["PKPaymentAuthorizationViewController"]),
      [controller])
  }

  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {
    link.send(
      OutletMessage(
        ["paymentAuthorizationViewController", "didAuthorizePayment", "handler"],
        ["PKPaymentAuthorizationViewController", "PKPayment", "Void"]), [controller, payment, completion])
  }

  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    completion: @escaping (PKPaymentAuthorizationStatus) -> Void
  ) {
    link.send(
      OutletMessage(
        ["paymentAuthorizationViewController", "didAuthorizePayment", "completion"],
        ["PKPaymentAuthorizationViewController", "PKPayment", "Void"]), [controller, payment, completion])
  }
}
