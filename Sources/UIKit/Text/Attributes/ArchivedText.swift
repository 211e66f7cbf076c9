// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Attributed strings out of archives. Foundation's on Linux fails to read what it writes for a string whose attributes
// are the same throughout: the archive lacks a key that it demands. Unarchivers are told to make these classes instead.

/// An attributed string that was read out of an archive.
final class ArchivedText: NSAttributedString, @unchecked Sendable {
  required init?(coder: NSCoder) {
    if coder.containsValue(forKey: ArchivedRuns.key) {
      super.init(coder: coder)
    } else {
      let (text, attributes) = ArchivedRuns.single(coder)
      super.init(string: text, attributes: attributes)
    }
  }

  override init(string: String) { super.init(string: string) }
}

/// A mutable attributed string that was read out of an archive.
final class ArchivedMutableText: NSMutableAttributedString, @unchecked Sendable {
  required init?(coder: NSCoder) {
    if coder.containsValue(forKey: ArchivedRuns.key) {
      super.init(coder: coder)
    } else {
      let (text, attributes) = ArchivedRuns.single(coder)
      super.init(string: text, attributes: attributes)
    }
  }

  override init(string: String) { super.init(string: string) }
}

private enum ArchivedRuns {
  /// The key that only archives of several runs have.
  static let key = "NSAttributeInfo"

  /// Values of attributes that a secure archive may hold besides what its reader asked for.
  private static let classes: [AnyClass] = [
    NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, NSURL.self, NSDate.self, NSData.self, UIColor.self,
    UIFont.self, NSParagraphStyle.self, NSShadow.self, NSTextAttachment.self,
  ]

  /// The text and the attributes of a string of one run.
  static func single(_ coder: NSCoder) -> (String, [NSAttributedString.Key: Any]?) {
    func object(_ key: String) -> Any? {
      guard coder.containsValue(forKey: key) else { return nil }
      guard coder.requiresSecureCoding else { return coder.decodeObject(forKey: key) }
      return coder.decodeObject(of: classes + (coder.allowedClasses ?? []), forKey: key)
    }
    let text = object("NSString") as? String ?? (object("NSString") as? NSString).map(String.init(describing:)) ?? ""
    let values = object("NSAttributes") as? [String: Any] ?? [:]
    let pairs = values.map { (NSAttributedString.Key(rawValue: $0), $1) }
    return (text, values.isEmpty ? nil : Dictionary(uniqueKeysWithValues: pairs))
  }
}

/// UIKit's part of a program's start; called by name before the main function.
@_cdecl("tessera_uikit_load") func loadUIKit() {
  let classes: [(String, AnyClass)] = [
    ("NSAttributedString", ArchivedText.self), ("NSMutableAttributedString", ArchivedMutableText.self),
  ]
  for (name, type) in classes {
    NSKeyedUnarchiver.setClass(type, forClassName: name)
    NSKeyedArchiver.setClassName(name, for: type)
  }
}
