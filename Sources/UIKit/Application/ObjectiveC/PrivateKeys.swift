// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Keys that were never the apps' to use, and that apps of older times use all the same. What they stand for is done where
// there is a public way; the rest is kept from stopping the app, and told on standard error.

extension UITextField: KeyValueKeeping {
  package nonisolated func keptValue(forKey key: String) -> Any?? {
    guard key == "_placeholderLabel" || key == "placeholderLabel" else { return nil }
    return .some(PlaceholderKeys(self))
  }

  package nonisolated func keep(_ value: Any?, forKey key: String) -> Bool { false }
}

/// Stands for the label of a field's placeholder.
private final class PlaceholderKeys: NSObject, KeyValueKeeping, @unchecked Sendable {
  private let field: UITextField

  init(_ field: UITextField) {
    self.field = field
    super.init()
  }

  func keptValue(forKey key: String) -> Any?? { nil }

  func keep(_ value: Any?, forKey key: String) -> Bool {
    let keys: [String: NSAttributedString.Key] = ["textColor": .foregroundColor, "font": .font]
    guard let name = keys[key], let value else { return false }
    let passed = Passed(value: value)
    onThisThread {
      guard let old = field.attributedPlaceholder else { return }
      let text = NSMutableAttributedString(attributedString: old)
      text.addAttribute(name, value: passed.value, range: NSRange(location: 0, length: text.length))
      field.attributedPlaceholder = text
    }
    return true
  }
}

extension UISearchBar: KeyValueKeeping {
  package nonisolated func keptValue(forKey key: String) -> Any?? {
    switch key {
    case "searchField", "_searchField": .some(onThisThread { Passed(value: searchTextField) }.value)
    case "cancelButton", "_cancelButton":
      .some(onThisThread { Passed(value: showsCancelButton ? cancelButton : nil) }.value)
    default: nil
    }
  }

  package nonisolated func keep(_ value: Any?, forKey key: String) -> Bool {
    PrivateKeys.keep(key, of: "UISearchBar", ["cancelButtonText", "_cancelButtonText"])
  }
}

extension UIAlertController: KeyValueKeeping {
  package nonisolated func keptValue(forKey key: String) -> Any?? { nil }

  package nonisolated func keep(_ value: Any?, forKey key: String) -> Bool {
    let text = (value as? NSAttributedString)?.string
    switch key {
    case "attributedTitle": onThisThread { title = text }
    case "attributedMessage": onThisThread { message = text }
    default: return PrivateKeys.keep(key, of: "UIAlertController", ["contentViewController"])
    }
    return true
  }
}

extension UIAlertAction: KeyValueKeeping {
  package nonisolated func keptValue(forKey key: String) -> Any?? {
    // Tests press the buttons of alerts so.
    guard key == "handler" else { return nil }
    return .some(onThisThread { Passed(value: handler.map { BlockObject($0) }) }.value)
  }

  package nonisolated func keep(_ value: Any?, forKey key: String) -> Bool {
    guard key == "titleTextColor" || key == "_titleTextColor" else {
      return PrivateKeys.keep(
        key, of: "UIAlertAction", ["image", "_image", "imageTintColor", "titleTextAlignment", "checked"])
    }
    let color = value as? UIColor
    onThisThread { titleColor = color }
    return true
  }
}

extension UIDatePicker: KeyValueKeeping {
  package nonisolated func keptValue(forKey key: String) -> Any?? { nil }

  package nonisolated func keep(_ value: Any?, forKey key: String) -> Bool {
    guard key == "textColor" else {
      return PrivateKeys.keep(key, of: "UIDatePicker", ["highlightsToday", "magnifierLineColor"])
    }
    let color = value as? UIColor
    onThisThread { titleColor = color }
    return true
  }
}

extension UIPickerView: KeyValueKeeping {
  package nonisolated func keptValue(forKey key: String) -> Any?? { nil }

  package nonisolated func keep(_ value: Any?, forKey key: String) -> Bool {
    guard key == "textColor" else { return PrivateKeys.keep(key, of: "UIPickerView", ["magnifierLineColor"]) }
    let color = value as? UIColor
    onThisThread { titleColor = color }
    return true
  }
}

// Bars of an app's own class, from before navigation controllers took one.

extension UITabBarController: KeyValueKeeping {
  package nonisolated func keptValue(forKey key: String) -> Any?? { nil }

  package nonisolated func keep(_ value: Any?, forKey key: String) -> Bool {
    guard key == "tabBar" || key == "_tabBar", let bar = value as? UITabBar else { return false }
    onThisThread { take(bar) }
    return true
  }
}

extension UINavigationController: KeyValueKeeping {
  package nonisolated func keptValue(forKey key: String) -> Any?? { nil }

  package nonisolated func keep(_ value: Any?, forKey key: String) -> Bool {
    guard key == "navigationBar" || key == "_navigationBar", let bar = value as? UINavigationBar else { return false }
    onThisThread { take(bar) }
    return true
  }
}

extension UINavigationBar: KeyValueKeeping {
  package nonisolated func keptValue(forKey key: String) -> Any?? { nil }

  package nonisolated func keep(_ value: Any?, forKey key: String) -> Bool {
    // Bars have no line beneath them.
    key == "hidesShadow" || key == "_hidesShadow"
  }
}

extension UIBarButtonItem: KeyValueKeeping {
  package nonisolated func keptValue(forKey key: String) -> Any?? {
    guard key == "view" || key == "_view" else { return nil }
    return .some(onThisThread { Passed(value: customView ?? button) }.value)
  }

  package nonisolated func keep(_ value: Any?, forKey key: String) -> Bool { false }
}

extension UIPageControl: KeyValueKeeping {
  package nonisolated func keptValue(forKey key: String) -> Any?? { nil }

  package nonisolated func keep(_ value: Any?, forKey key: String) -> Bool {
    PrivateKeys.keep(key, of: "UIPageControl", ["pageImage", "_pageImage", "currentPageImage", "_currentPageImage"])
  }
}

extension UIApplication: KeyValueKeeping {
  package nonisolated func keptValue(forKey key: String) -> Any?? {
    guard key == "statusBar" || key == "statusBarWindow" || key == "_statusBar" else { return nil }
    Self.warn(
      "App called -statusBar or -statusBarWindow on UIApplication: this code must be changed as there's no longer a status bar view"
    )
    return .some(nil)
  }

  package nonisolated func keep(_ value: Any?, forKey key: String) -> Bool { false }
}

private enum PrivateKeys {
  /// Whether a key is one of those; what is set is shown nowhere, which is said.
  static func keep(_ key: String, of owner: String, _ known: Set<String>) -> Bool {
    guard known.contains(key) else { return false }
    UIApplication.warn("\(owner) has no public key \(key); Tessera shows nothing of it")
    return true
  }
}
