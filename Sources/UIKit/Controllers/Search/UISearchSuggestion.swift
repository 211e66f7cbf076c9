// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Something that could be searched for.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  /// What is shown.
  var localizedSuggestion: String? { get }
  /// What is read instead. Defaults to `nil`.
  var localizedDescription: String? { get }
  /// A picture beside the text. Defaults to `nil`.
  var iconImage: UIImage? { get }
  /// What is shown, with attributes. Defaults to `nil`.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// What the suggestion stands for.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
}

/// A suggestion of text and a picture.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  open private(set) var localizedSuggestion: String?
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  open private(set) var localizedDescription: String?
  open private(set) var iconImage: UIImage?
  /// What the suggestion stands for. Defaults to `nil`.
  open var representedObject: Any?

  public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
    self.localizedSuggestion = localizedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    localizedAttributedSuggestion = nil
    super.init()
  }

  public init(
    localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    localizedSuggestion = localizedAttributedSuggestion.string
    self.localizedAttributedSuggestion = localizedAttributedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }
}
