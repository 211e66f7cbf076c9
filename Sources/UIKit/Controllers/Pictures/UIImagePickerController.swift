// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a picker tells.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// A picture was chosen. Without an implementation the picker goes by itself.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The same by the name that it had before Swift 4.2; asked where the other one is not implemented.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any])
  /// Nothing was chosen. Without an implementation the picker goes by itself.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    let named: [String: Any] = Dictionary(uniqueKeysWithValues: info.map { ($0.key.rawValue, $0.value) })
    imagePickerController(picker, didFinishPickingMediaWithInfo: named)
  }
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
  ) { picker.dismiss(animated: true) }
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// Lets a person choose a picture of the device's: a few that are always there, and those that the app has saved.
///
/// There is no camera, as in a simulator.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  public enum QualityType: Int, Sendable {
    case typeHigh = 0
    case typeMedium = 1
    case typeLow = 2
    case type640x480 = 3
    case typeIFrame1280x720 = 4
    case typeIFrame960x540 = 5
  }

  public enum CameraDevice: Int, Sendable {
    case rear = 0
    case front = 1
  }

  public enum CameraCaptureMode: Int, Sendable {
    case photo = 0
    case video = 1
  }

  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }

  /// What the delegate is told of a chosen picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Whether pictures can be had from a source: all but the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// What a source has: pictures.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// Whether there is a camera: none.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Whether a camera has a flash: none.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Where pictures come from. Defaults to `photoLibrary`; the camera stops with iOS's message.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      fatalError("Source type \(sourceType.rawValue) not available")
    }
  }

  /// What can be chosen. Defaults to pictures; there is nothing else.
  open var mediaTypes: [String] = ["public.image"]

  /// Whether the delegate also gets the picture's middle as a square. Defaults to `false`.
  open var allowsEditing = false

  // MARK: - Camera

  /// What a camera can take: nothing, since there is none.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// How many seconds a film may have. Kept: there are no films.
  open var videoMaximumDuration: TimeInterval = 600
  /// How good films are. Kept: there are no films.
  open var videoQuality = QualityType.typeMedium
  /// How chosen pictures are handed over. Kept: they are as the library has them.
  open var imageExportPreset = ImageURLExportPreset.compatible

  // What follows belongs to the camera, without which iOS stops an app that asks.

  open var showsCameraControls: Bool {
    get { cameraIsMissing() }
    set { cameraIsMissing() }
  }
  open var cameraOverlayView: UIView? {
    get { cameraIsMissing() }
    set { cameraIsMissing() }
  }
  open var cameraViewTransform: CGAffineTransform {
    get { cameraIsMissing() }
    set { cameraIsMissing() }
  }
  open var cameraCaptureMode: CameraCaptureMode {
    get { cameraIsMissing() }
    set { cameraIsMissing() }
  }
  open var cameraDevice: CameraDevice {
    get { cameraIsMissing() }
    set { cameraIsMissing() }
  }
  open var cameraFlashMode: CameraFlashMode {
    get { cameraIsMissing() }
    set { cameraIsMissing() }
  }
  open func takePicture() { cameraIsMissing() }
  open func startVideoCapture() -> Bool { cameraIsMissing() }
  open func stopVideoCapture() { cameraIsMissing() }

  private func cameraIsMissing() -> Never { fatalError("Source type must be UIImagePickerControllerSourceTypeCamera") }

  /// In which form pictures are handed over.
  public enum ImageURLExportPreset: Int, Sendable {
    case compatible = 0
    case current = 1
  }

  /// Creates a picker.
  public init() {
    super.init(nibName: nil, bundle: nil)
    showPictures()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    showPictures()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showPictures()
  }

  private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  private func showPictures() {
    let pictures = PhotoAlbum.shared.pictures
    let grid = PictureGridController(pictures)
    grid.cancel = { [weak self] in self?.cancel() }
    grid.pick = { [weak self] in self?.choose(pictures[$0]) }
    viewControllers = [grid]
  }

  private func choose(_ picture: UIImage) {
    guard let pickerDelegate else { return dismiss(animated: true) }
    var info: [InfoKey: Any] = [.originalImage: picture, .mediaType: "public.image"]
    if allowsEditing {
      let side = min(picture.size.width, picture.size.height)
      let square = CGRect(
        x: (picture.size.width - side) / 2, y: (picture.size.height - side) / 2, width: side, height: side)
      let pixels = square.applying(CGAffineTransform(scaleX: picture.scale, y: picture.scale))
      info[.cropRect] = square
      info[.editedImage] =
        picture.uprightImage.cropping(to: pixels).map { UIImage(cgImage: $0, scale: picture.scale, orientation: .up) }
        ?? picture
    }
    pickerDelegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  private func cancel() {
    if let pickerDelegate { pickerDelegate.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
  }
}
