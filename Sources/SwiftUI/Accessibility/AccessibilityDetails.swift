// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A zoom of an element by assistive technologies.
public struct AccessibilityZoomGestureAction {
  /// Which way.
  public enum Direction: Hashable, Sendable {
    case zoomIn
    case zoomOut
  }

  public let direction: AccessibilityZoomGestureAction.Direction
  /// Where in the unit square of the view.
  public let location: UnitPoint
  /// Where in the view, in points.
  public let point: CGPoint
}

/// How far in an outline a heading stands.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified = 0
  case h1, h2, h3, h4, h5, h6
}

/// What kind of text an element is.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let context: UIAccessibilityTextualContext?

  public static let plain = AccessibilityTextContentType(context: nil)
  public static let console = AccessibilityTextContentType(context: .console)
  public static let fileSystem = AccessibilityTextContentType(context: .fileSystem)
  public static let messaging = AccessibilityTextContentType(context: .messaging)
  public static let narrative = AccessibilityTextContentType(context: .narrative)
  public static let sourceCode = AccessibilityTextContentType(context: .sourceCode)
  public static let spreadsheet = AccessibilityTextContentType(context: .spreadsheet)
  public static let wordProcessing = AccessibilityTextContentType(context: .wordProcessing)
}

/// The name of something more to be known of an element, by which later modifiers replace it.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Unchecked<Text>
  let id: String

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  public init(_ label: Text, id: String) {
    self.label = Unchecked(label)
    self.id = id
  }

  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// A name that is its own label.
  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: String(describing: labelKey)) }
}

/// Something more to be known of an element.
struct AccessibilityCustomContentEntry {
  var id: String?
  var label: Text
  /// `nil` takes what has the same name away.
  var value: Text?
  var importance: AXCustomContent.Importance
}

extension AccessibilityAttributes {
  /// Whether something is said that an element takes over as it is.
  var saysMore: Bool {
    respondsToUserInteraction != nil || activationPoint != nil || activationPlace != nil || zoom != nil
      || !customContent.isEmpty || headingLevel != nil || textContext != nil
  }

  /// Tells an element what is said about it.
  ///
  /// - Parameter frame: The element's frame in its container, in points.
  @MainActor func apply(to element: HostedElement, frame: CGRect) {
    if let respondsToUserInteraction { element.accessibilityRespondsToUserInteraction = respondsToUserInteraction }
    if let textContext { element.accessibilityTextualContext = textContext }
    if let zoom { element.zoom = zoom }
    if let headingLevel, headingLevel != .unspecified {
      element.accessibilityAttributedLabel = NSAttributedString(
        string: element.accessibilityLabel ?? "",
        attributes: [.accessibilityTextHeadingLevel: NSNumber(value: headingLevel.rawValue)])
    }
    let place = activationPlace ?? activationPoint.map { CGPoint(x: $0.x * frame.width, y: $0.y * frame.height) }
    if let place, let view = element.accessibilityContainer as? UIView {
      element.accessibilityActivationPoint =
        UIAccessibility.convertToScreenCoordinates(
          CGRect(x: frame.minX + place.x, y: frame.minY + place.y, width: 0, height: 0), in: view
        ).origin
    }
    for entry in customContent { element.add(entry) }
  }
}

extension View {
  private nonisolated func said(_ change: (inout AccessibilityAttributes) -> Void) -> some View {
    modifier(AccessibilityModifier(change))
  }

  /// Says whether the element answers to touches, so that switches and voices reach it.
  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View
  {
    said { $0.respondsToUserInteraction = respondsToUserInteraction }
  }

  /// Sets where assistive technologies touch the element, in points from its corner.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    said { $0.activationPlace = activationPoint }
  }

  /// Sets where assistive technologies touch the element, in the unit square of its frame.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    said { $0.activationPoint = activationPoint }
  }

  /// Acts when assistive technologies zoom the element.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { said { $0.zoom = handler } }

  /// Says how far in an outline the heading stands.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    said {
      $0.headingLevel = level
      $0.added = .isHeader
    }
  }

  /// Says what kind of text the element is.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    said { $0.textContext = value.context }
  }

  /// Adds something more to be known of the element; `nil` takes away what has the same name.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View {
    said {
      $0.customContent = [
        AccessibilityCustomContentEntry(id: key.id, label: key.label.value, value: value, importance: importance)
      ]
    }
  }

  /// Adds something more to be known of the element.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(key, Text(valueKey), importance: importance) }

  /// Adds something more to be known of the element.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View where V: StringProtocol { accessibilityCustomContent(key, Text(value), importance: importance) }

  /// Adds something more to be known of the element.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    said { $0.customContent = [AccessibilityCustomContentEntry(label: label, value: value, importance: importance)] }
  }

  /// Adds something more to be known of the element.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), value, importance: importance) }

  /// Adds something more to be known of the element.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance) }

  /// Adds something more to be known of the element.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View where V: StringProtocol {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
}
