// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Keys and constants of the same time. The keys of a picker's picture are text: its delegate was given texts.

@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaType")
public var UIImagePickerControllerMediaType: String {
  UIImagePickerController.InfoKey.mediaType.rawValue
}
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.originalImage")
public var UIImagePickerControllerOriginalImage: String {
  UIImagePickerController.InfoKey.originalImage.rawValue
}
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.editedImage")
public var UIImagePickerControllerEditedImage: String {
  UIImagePickerController.InfoKey.editedImage.rawValue
}
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.cropRect")
public var UIImagePickerControllerCropRect: String {
  UIImagePickerController.InfoKey.cropRect.rawValue
}
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaURL")
public var UIImagePickerControllerMediaURL: String {
  UIImagePickerController.InfoKey.mediaURL.rawValue
}
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.referenceURL")
public var UIImagePickerControllerReferenceURL: String {
  UIImagePickerController.InfoKey.referenceURL.rawValue
}
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaMetadata")
public var UIImagePickerControllerMediaMetadata: String {
  UIImagePickerController.InfoKey.mediaMetadata.rawValue
}
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.livePhoto")
public var UIImagePickerControllerLivePhoto: String {
  UIImagePickerController.InfoKey.livePhoto.rawValue
}
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.phAsset")
public var UIImagePickerControllerPHAsset: String {
  UIImagePickerController.InfoKey.phAsset.rawValue
}
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.imageURL")
public var UIImagePickerControllerImageURL: String {
  UIImagePickerController.InfoKey.imageURL.rawValue
}
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalMinimum")
public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval { UIApplication.backgroundFetchIntervalMinimum }
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalNever")
public var UIApplicationBackgroundFetchIntervalNever: TimeInterval { UIApplication.backgroundFetchIntervalNever }
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.spineLocation")
public var UIPageViewControllerOptionSpineLocationKey: String {
  UIPageViewController.OptionsKey.spineLocation.rawValue
}
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
public var UIPageViewControllerOptionInterPageSpacingKey: String {
  UIPageViewController.OptionsKey.interPageSpacing.rawValue
}
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentType.html")
public var NSHTMLTextDocumentType: NSAttributedString.DocumentType { .html }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentType.plain")
public var NSPlainTextDocumentType: NSAttributedString.DocumentType { .plain }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentReadingOptionKey.documentType")
public var NSDocumentTypeDocumentAttribute: NSAttributedString.DocumentReadingOptionKey { .documentType }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentReadingOptionKey.characterEncoding")
public var NSCharacterEncodingDocumentAttribute: NSAttributedString.DocumentReadingOptionKey { .characterEncoding }

extension UIColor {
  /// What a colour literal was written as at first.
  @available(swift, obsoleted: 5)
  public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIPageViewController {
  @available(swift, obsoleted: 4.2)
  @_disfavoredOverload
  public convenience init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [String: Any]?
  ) {
    let keyed = options.map { options in
      Dictionary(uniqueKeysWithValues: options.map { (OptionsKey(rawValue: $0.key), $0.value) })
    }
    self.init(transitionStyle: style, navigationOrientation: navigationOrientation, options: keyed)
  }
}

extension RunLoop.Mode {
  @available(swift, obsoleted: 4.2, renamed: "common")
  public static var commonModes: RunLoop.Mode { .common }
  @available(swift, obsoleted: 4.2, renamed: "default")
  public static var defaultRunLoopMode: RunLoop.Mode { .default }
}

extension NSNotification.Name {
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
  public static var UIApplicationDidChangeStatusBarOrientation: NSNotification.Name {
    UIApplication.didChangeStatusBarOrientationNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
  public static var UIApplicationWillChangeStatusBarOrientation: NSNotification.Name {
    UIApplication.willChangeStatusBarOrientationNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryLevelDidChangeNotification")
  public static var UIDeviceBatteryLevelDidChange: NSNotification.Name { UIDevice.batteryLevelDidChangeNotification }
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryStateDidChangeNotification")
  public static var UIDeviceBatteryStateDidChange: NSNotification.Name { UIDevice.batteryStateDidChangeNotification }
}
