// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

/// Told that somebody has seen enough.
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// Shows something of the store's. It cannot be reached: the controller says so, and can be left.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Ends in an error.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { block?(false, SKError.because(.storeProductNotAvailable)) } }

  open func loadProduct(withParameters parameters: [String: Any]) async throws {
    throw SKError.because(.storeProductNotAvailable)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showAbsence("Cannot connect to the App Store.", title: "App Store") { [weak self] in
      guard let self else { return }
      delegate?.productViewControllerDidFinish(self)
      if presentingViewController != nil, !isBeingDismissed { dismiss(animated: true) }
    }
  }
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"
public let SKStoreProductParameterAdvertisingPartnerToken = "advp"
