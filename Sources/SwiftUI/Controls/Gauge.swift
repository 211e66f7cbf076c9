// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A value within limits.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  let label: Label
  let current: CurrentValueLabel?
  let minimum: BoundsLabel?
  let maximum: BoundsLabel?
  /// The share of the way from the least value to the greatest, 0…1.
  let fraction: Double

  nonisolated init(
    label: Label, current: CurrentValueLabel?, minimum: BoundsLabel?, maximum: BoundsLabel?, fraction: Double
  ) {
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
    self.fraction = fraction
  }

  fileprivate nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? min(max(Double((value - bounds.lowerBound) / length), 0), 1) : 0
  }
}

extension Gauge: View {
  public var body: some View {
    StyledGauge(
      configuration: GaugeStyleConfiguration(
        value: fraction, label: .init(view: AnyView(label)),
        currentValueLabel: current.map { .init(view: AnyView($0)) },
        minimumValueLabel: minimum.map { .init(view: AnyView($0)) },
        maximumValueLabel: maximum.map { .init(view: AnyView($0)) }))
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  public nonisolated init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(label: label(), current: nil, minimum: nil, maximum: nil, fraction: Self.fraction(value, bounds))
  }

  public nonisolated init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(
      label: label(), current: currentValueLabel(), minimum: nil, maximum: nil, fraction: Self.fraction(value, bounds))
  }

  public nonisolated init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where V: BinaryFloatingPoint {
    self.init(
      label: label(), current: currentValueLabel(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      fraction: Self.fraction(value, bounds))
  }
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public struct CurrentValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }

  public struct MinimumValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }

  public struct MaximumValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The share of the way from the least value to the greatest, 0…1.
  public var value: Double
  public var label: GaugeStyleConfiguration.Label
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}

/// Shows gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: AnyViewStyle<GaugeStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var gaugeStyle: AnyViewStyle<GaugeStyleConfiguration>? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how gauges in the view look.
  public nonisolated func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle {
    let style = Unchecked(style)
    return modifier(
      ViewStyleModifier(path: \.gaugeStyle) { configuration in
        AnyView(StyleBody(configuration: configuration, style: style.value) { $0.makeBody(configuration: $1) })
      })
  }
}

private struct StyledGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style

  var body: some View {
    if let style {
      style.makeBody(configuration).environment(\.gaugeStyle, style.outer)
    } else {
      LinearGaugeBody(configuration: configuration)
    }
  }
}

/// A bar that is filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { LinearGaugeBody(configuration: configuration) }
}

/// A bar that is filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { LinearGaugeBody(configuration: configuration) }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryBarBody(configuration: configuration, isFilled: false)
  }
}

/// A bar that is filled up to the value, with the value beside it.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryBarBody(configuration: configuration, isFilled: true)
  }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    RingBody(configuration: configuration, isClosed: false)
  }
}

/// A ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    RingBody(configuration: configuration, isClosed: true)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A bar of a share.
private struct CapacityBar: View {
  let fraction: Double
  let height: CGFloat

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(uiColor: .systemFill))
        Capsule().fill(.tint).frame(width: max(proxy.size.width * fraction, fraction > 0 ? height : 0))
      }
    }
    .frame(height: height)
  }
}

private struct LinearGaugeBody: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  var body: some View {
    VStack(spacing: 4) {
      if !areLabelsHidden { configuration.label }
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        CapacityBar(fraction: configuration.value, height: 4)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption)
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue(Text(configuration.value, format: .percent.precision(.fractionLength(0))))
  }
}

private struct AccessoryBarBody: View {
  let configuration: GaugeStyleConfiguration
  let isFilled: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      if isFilled { configuration.label.font(.headline) }
      HStack(spacing: 6) {
        configuration.minimumValueLabel.font(.caption)
        if isFilled {
          CapacityBar(fraction: configuration.value, height: 7)
        } else {
          GeometryReader { proxy in
            ZStack(alignment: .leading) {
              Capsule().fill(.tint)
              Circle().fill(Color(uiColor: .systemBackground)).frame(width: 11, height: 11)
                .overlay { Circle().fill(.primary).padding(2) }
                .offset(x: (proxy.size.width - 11) * configuration.value)
            }
          }
          .frame(height: 7)
        }
        configuration.maximumValueLabel.font(.caption)
      }
      if isFilled { configuration.currentValueLabel.font(.caption) }
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue(Text(configuration.value, format: .percent.precision(.fractionLength(0))))
  }
}

private struct RingBody: View {
  let configuration: GaugeStyleConfiguration
  let isClosed: Bool

  /// Where an open ring begins and ends, in turns from the bottom.
  private var span: (start: Double, end: Double) { isClosed ? (0, 1) : (0.125, 0.875) }
  private var turn: Angle { .degrees(isClosed ? -90 : 90) }

  private static let stroke = StrokeStyle(lineWidth: 6, lineCap: .round)

  var body: some View {
    ZStack {
      Circle().trim(from: span.start, to: span.end).stroke(.tint.opacity(isClosed ? 0.3 : 1), style: Self.stroke)
        .rotationEffect(turn)
      mark
      configuration.currentValueLabel.font(.system(size: 18, weight: .medium)).minimumScaleFactor(0.5)
      if !isClosed { ends }
    }
    .lineLimit(1)
    .padding(3)
    .frame(width: 58, height: 58)
    .accessibilityElement(children: .combine)
    .accessibilityValue(Text(configuration.value, format: .percent.precision(.fractionLength(0))))
  }

  @ViewBuilder private var mark: some View {
    if isClosed {
      Circle().trim(from: 0, to: configuration.value).stroke(.tint, style: Self.stroke).rotationEffect(turn)
    } else {
      let way: Double = span.start + (span.end - span.start) * configuration.value
      let angle = Angle.degrees(turn.degrees + 360 * way)
      Circle().fill(.primary).frame(width: 8, height: 8)
        .overlay { Circle().stroke(Color(uiColor: .systemBackground), lineWidth: 2) }
        .offset(x: 26)
        .rotationEffect(angle)
    }
  }

  private var ends: some View {
    VStack {
      Spacer()
      if configuration.minimumValueLabel == nil {
        configuration.label.font(.system(size: 11, weight: .medium))
      } else {
        HStack(spacing: 10) {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
        .font(.system(size: 10, weight: .medium))
      }
    }
  }
}
