// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Which parts of a date are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of a date.
public struct DatePicker<Label> where Label: View {
  public typealias Components = DatePickerComponents

  let label: Label
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents

  nonisolated init(
    label: Label, selection: Binding<Date>, from minimum: Date?, to maximum: Date?, _ components: DatePickerComponents
  ) {
    self.label = label
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
  }
}

extension DatePicker: View {
  public var body: some View { DatePickerBody(picker: self) }
}

extension DatePicker {
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection, from: nil, to: nil, displayedComponents) }

  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, from: range.lowerBound, to: range.upperBound, displayedComponents)
  }

  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection, from: range.lowerBound, to: nil, displayedComponents) }

  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection, from: nil, to: range.upperBound, displayedComponents) }
}

extension DatePicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { self.init(label: Text(titleKey), selection: selection, from: nil, to: nil, displayedComponents) }

  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(label: Text(title), selection: selection, from: nil, to: nil, displayedComponents)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleKey), selection: selection, from: range.lowerBound, to: range.upperBound, displayedComponents)
  }

  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(
      label: Text(title), selection: selection, from: range.lowerBound, to: range.upperBound, displayedComponents)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { self.init(label: Text(titleKey), selection: selection, from: range.lowerBound, to: nil, displayedComponents) }

  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(label: Text(title), selection: selection, from: range.lowerBound, to: nil, displayedComponents)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { self.init(label: Text(titleKey), selection: selection, from: nil, to: range.upperBound, displayedComponents) }

  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(label: Text(title), selection: selection, from: nil, to: range.upperBound, displayedComponents)
  }
}

/// How a date picker looks.
public struct _DatePickerKind: Sendable {
  let style: UIDatePickerStyle
}

/// Shows date pickers.
public protocol DatePickerStyle {
  static var _kind: _DatePickerKind { get }
}

public struct DefaultDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public static var _kind: _DatePickerKind { _DatePickerKind(style: .compact) }
}

/// A label with the date, which opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public static var _kind: _DatePickerKind { _DatePickerKind(style: .compact) }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public static var _kind: _DatePickerKind { _DatePickerKind(style: .inline) }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public static var _kind: _DatePickerKind { _DatePickerKind(style: .wheels) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private struct DatePickerStyleKey: EnvironmentKey { static let defaultValue = UIDatePickerStyle.compact }

extension EnvironmentValues {
  var datePickerStyle: UIDatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how date pickers in the view look.
  public nonisolated func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    environment(\.datePickerStyle, S._kind.style)
  }
}

private struct DatePickerBody<Label: View>: View {
  let picker: DatePicker<Label>
  @Environment(\.datePickerStyle) private var style

  var body: some View {
    if style == .inline {
      control.background { picker.label.modifier(SpokenOnlyModifier()) }.modifier(ControlLabelModifier())
    } else {
      LabeledControl(label: picker.label) { control }
    }
  }

  private var control: HostedDatePicker {
    HostedDatePicker(
      date: picker.selection, minimum: picker.minimum, maximum: picker.maximum, components: picker.components,
      style: style)
  }
}

/// UIKit's date picker.
private struct HostedDatePicker: HostedControl {
  @Binding var date: Date
  var minimum: Date?
  var maximum: Date?
  var components: DatePickerComponents
  var style: UIDatePickerStyle

  final class Coordinator {
    var set: (Date) -> Void = { _ in }
  }

  init(
    date: Binding<Date>, minimum: Date?, maximum: Date?, components: DatePickerComponents, style: UIDatePickerStyle
  ) {
    _date = date
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.style = style
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.addAction(
      UIAction { [coordinator = context.coordinator] action in
        if let picker = action.sender as? UIDatePicker { coordinator.set(picker.date) }
      }, for: .valueChanged)
    return picker
  }

  func updateUIView(_ picker: UIDatePicker, context: Context) {
    let binding = _date
    context.coordinator.set = { binding.wrappedValue = $0 }
    let mode: UIDatePicker.Mode =
      components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
    if picker.datePickerMode != mode { picker.datePickerMode = mode }
    let style = style == .inline && mode == .time ? .wheels : style
    if picker.preferredDatePickerStyle != style { picker.preferredDatePickerStyle = style }
    let environment = context.environment
    if picker.locale != environment.locale { picker.locale = environment.locale }
    if picker.calendar != environment.calendar { picker.calendar = environment.calendar }
    if picker.timeZone != environment.timeZone { picker.timeZone = environment.timeZone }
    if picker.minimumDate != minimum { picker.minimumDate = minimum }
    if picker.maximumDate != maximum { picker.maximumDate = maximum }
    if picker.date != date { picker.setDate(date, animated: picker.window != nil) }
    if picker.isEnabled != environment.isEnabled { picker.isEnabled = environment.isEnabled }
    if picker.tintColor != environment.tintColor { picker.tintColor = environment.tintColor }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIDatePicker, context: Context) -> CGSize? {
    let own = uiView.intrinsicContentSize
    guard style == .inline else { return own }
    return CGSize(width: proposal.width.map { max($0, own.width) } ?? own.width, height: own.height)
  }
}
