// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The picture of a quick action.
public final class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  private enum Source: Hashable { case type(IconType), template(String), symbol(String) }
  private let source: Source

  public enum IconType: Int, Sendable {
    case compose = 0
    case play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud
    case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm
    case bookmark, shuffle, audio, update
  }

  public init(type: IconType) {
    source = .type(type)
    super.init()
  }

  public init(templateImageName: String) {
    source = .template(templateImageName)
    super.init()
  }

  public init(systemImageName: String) {
    source = .symbol(systemImageName)
    super.init()
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.source == source }

  public override var hash: Int { source.hashValue }
}

/// A quick action of the app on the home screen. There is no home screen here: nobody can pick one.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
    localizedSubtitle = nil
    icon = nil
    userInfo = nil
    targetContentIdentifier = nil
    super.init()
  }

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    targetContentIdentifier = nil
    super.init()
  }

  fileprivate init(_ other: UIApplicationShortcutItem) {
    type = other.type
    localizedTitle = other.localizedTitle
    localizedSubtitle = other.localizedSubtitle
    icon = other.icon
    userInfo = other.userInfo
    targetContentIdentifier = other.targetContentIdentifier
    super.init()
  }

  /// What the app knows the action by.
  open fileprivate(set) var type: String
  open fileprivate(set) var localizedTitle: String
  open fileprivate(set) var localizedSubtitle: String?
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// What the action is about. Defaults to `nil`.
  open fileprivate(set) var targetContentIdentifier: Any?

  open override func copy() -> Any { self }

  open override func mutableCopy() -> Any { UIMutableApplicationShortcutItem(copyOf: self) }
}

/// A quick action that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
  fileprivate init(copyOf other: UIApplicationShortcutItem) { super.init(other) }

  public override init(type: String, localizedTitle: String) { super.init(type: type, localizedTitle: localizedTitle) }

  public override init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    super.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
  }

  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }

  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }

  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }

  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }

  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }

  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }

  open override func copy() -> Any { UIApplicationShortcutItem(self) }
}
