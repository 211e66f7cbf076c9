// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Something that can be done with what is shared. Subclasses say what they take, and do it in `perform()`.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// Names a kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    public static let collaborationInviteWithLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationInviteWithLink")
    public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
  }

  /// Where an activity stands.
  public enum Category: Int, Sendable {
    /// Among what can be done with the items.
    case action = 0
    /// Among where they can be sent.
    case share = 1
  }

  weak var sheet: UIActivityViewController?

  public override init() {}

  /// Where activities of the class stand. Defaults to `action`.
  open class var activityCategory: Category { .action }

  /// What the activity is known by to the sheet's handler. Defaults to `nil`.
  open var activityType: ActivityType? { nil }

  /// For a person to read.
  open var activityTitle: String? { nil }

  /// Shown beside the title, as a shape in one colour.
  open var activityImage: UIImage? { nil }

  /// Whether the activity can do something with the items. Defaults to `false`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Hands over the items, before anything else.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// What is presented in place of calling `perform()`. Defaults to `nil`.
  open var activityViewController: UIViewController? { nil }

  /// Does it, and calls `activityDidFinish(_:)` at the end.
  open func perform() {}

  /// Has the sheet go away.
  open func activityDidFinish(_ completed: Bool) { sheet?.finished(self, completed: completed) }
}

/// Gives a sheet's items when they are wanted, for each activity its own.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// Stands for the item while the activities are chosen.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
