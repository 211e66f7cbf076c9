// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// Flashes the indicators of the scroll views in a view.
private struct IndicatorFlasher<Value: Equatable> {
  let value: Value
  let onAppear: Bool
}

extension IndicatorFlasher: ElementModifier {
  final class Seen {
    var value: Value?
  }

  func makeState() -> Seen { Seen() }

  func update(_ host: ElementModifierHost<Self>) {
    let isFirst = host.state.value == nil
    let isOther = !isFirst && host.state.value != value
    host.state.value = value
    guard isFirst ? onAppear : isOther else { return }
    host.root.callBack(.appear) { [weak host] in
      guard let host, !host.element.isRemoved else { return }
      for item in host.items() { item.box.flashIndicators() }
    }
  }
}

extension Box {
  /// Shows the indicators of the scroll views in the box for a moment.
  fileprivate func flashIndicators() {
    if let scroll = self as? ScrollBox { scroll.scrollView.flashScrollIndicators() }
    if let list = self as? ListBox { (list.spokenView as? UIScrollView)?.flashScrollIndicators() }
    children.forEach { $0.flashIndicators() }
  }
}

extension View {
  /// Shows the indicators of scroll views in the view for a moment when it appears.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(IndicatorFlasher(value: true, onAppear: onAppear))
  }

  /// Shows the indicators of scroll views in the view for a moment when a value changes.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(IndicatorFlasher(value: value, onAppear: false))
  }
}
