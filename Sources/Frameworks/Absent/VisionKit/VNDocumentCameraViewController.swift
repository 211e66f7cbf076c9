// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import UIKit

/// Pages that were photographed; there is no object of the class.
open class VNDocumentCameraScan: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var pageCount: Int { 0 }
  open var title: String { "" }
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// Told what was photographed.
@preconcurrency @MainActor public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

/// Photographs pages. There is no camera, which ``isSupported`` says; who shows it all the same is told so, and can leave.
@preconcurrency @MainActor open class VNDocumentCameraViewController: UIViewController {
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  nonisolated open class var isSupported: Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showAbsence("There is no camera.", title: "Scan") { [weak self] in
      guard let self else { return }
      if let delegate {
        delegate.documentCameraViewControllerDidCancel(self)
      } else {
        dismiss(animated: true)
      }
    }
  }
}
