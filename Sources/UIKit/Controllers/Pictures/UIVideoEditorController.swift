// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Told how cutting a film went; it never goes anywhere here.
@preconcurrency @MainActor public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
  func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
  func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
  public func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath path: String) {}
  public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {}
  public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {}
}

/// Lets people cut a film. Films are not read here: `canEditVideo(atPath:)` is `false`, and a controller that is shown all
/// the same says so, and can be left by *Cancel*.
@preconcurrency @MainActor open class UIVideoEditorController: UINavigationController {
  /// Whether a file is a film that can be cut: none is.
  open class func canEditVideo(atPath videoPath: String) -> Bool { false }

  open var videoPath = ""
  open var videoMaximumDuration: TimeInterval = 600
  open var videoQuality = UIImagePickerController.QualityType.typeLow

  open override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    let content = UIViewController()
    setViewControllers([content], animated: false)
    content.loadViewIfNeeded()
    content.showAbsence("This video cannot be edited.", title: "Edit Video") { [weak self] in self?.cancel() }
  }

  private func cancel() {
    guard let delegate = delegate as? any UIVideoEditorControllerDelegate else { return dismiss(animated: true) }
    delegate.videoEditorControllerDidCancel(self)
  }
}
