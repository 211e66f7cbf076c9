// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// Inactive constraints for a row or column drawn in text: `H:|-[icon(24)]-8-[title(>=60@500)]-|`.
  ///
  /// `-` alone is 8 points between neighbours, and the superview's margin beside a `|`. A format that cannot be read,
  /// or names something that neither `views` nor `metrics` has, is a programmer error.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any], file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    do {
      var builder = VisualFormatBuilder(
        format: format, options: opts, metrics: metrics ?? [:], views: views,
        source: SourceLine(file: file, line: line))
      return try builder.build(VisualFormatParser.parse(format))
    } catch {
      fatalError(error.description)
    }
  }

  /// The constraints of a format that may be anybody's, with what is wrong with it instead of an end of the program.
  package static func read(
    visualFormat format: String, metrics: [String: CGFloat], views: [String: UIView], file: StaticString = #fileID,
    line: UInt = #line
  ) -> (constraints: [NSLayoutConstraint], fault: String?) {
    do {
      var builder = VisualFormatBuilder(
        format: format, options: [], metrics: metrics, views: views, source: SourceLine(file: file, line: line))
      return (try builder.build(VisualFormatParser.parse(format)), nil)
    } catch {
      return ([], "\(error.message), character \(error.position)")
    }
  }
}

/// Makes constraints of what a visual format says.
@MainActor struct VisualFormatBuilder {
  let format: String
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  let source: SourceLine
  private var axis = NSLayoutConstraint.Axis.horizontal
  private var constraints: [NSLayoutConstraint] = []

  init(
    format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any],
    source: SourceLine
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
    self.source = source
  }

  mutating func build(_ parsed: VisualFormat) throws(VisualFormatError) -> [NSLayoutConstraint] {
    axis = parsed.axis
    var items: [(any LayoutItem)?] = []
    for element in parsed.elements {
      guard case .item(let name, let sizes) = element else {
        items.append(nil)
        continue
      }
      let item = try item(named: name)
      items.append(item)
      for size in sizes { try addSize(of: item, size) }
    }
    for (index, connection) in parsed.connections.enumerated() {
      try connect(items[index], items[index + 1], connection)
    }
    try align(items.compactMap { $0 })
    return constraints
  }

  // MARK: - Sizes and gaps

  private mutating func addSize(
    of item: any LayoutItem, _ size: VisualFormat.Condition
  ) throws(VisualFormatError) {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let priority = try priority(size.priority)
    if case .name(let name) = size.value, metrics[name] == nil, views[name] != nil {
      let other = LayoutPlace(try self.item(named: name), attribute)
      add(LayoutPlace(item, attribute), size.relation, other, 0, priority)
    } else {
      add(LayoutPlace(item, attribute), size.relation, nil, try length(size.value), priority)
    }
  }

  private mutating func connect(
    _ left: (any LayoutItem)?, _ right: (any LayoutItem)?, _ connection: VisualFormat.Connection
  ) throws(VisualFormatError) {
    guard let known = left ?? right else { return }
    guard left != nil && right != nil || known.spaceView != nil else {
      throw fault("\(known.name) has no superview for '|' to stand for")
    }
    let isInner = left != nil && right != nil
    let (start, end) = edges
    // Each gap is between the far edge of what comes before and the near edge of what comes after; a superview's are
    // its inner sides.
    var before = LayoutPlace(left ?? known.spaceView, left == nil ? start : end)
    var after = LayoutPlace(right ?? known.spaceView, right == nil ? end : start)
    if isInner, axis == .vertical, options.contains(.spacingBaselineToBaseline) {
      before.attribute = .lastBaseline
      after.attribute = .firstBaseline
    }
    let conditions: [VisualFormat.Condition]
    switch connection {
    case .flush: conditions = [.init(value: .number(0))]
    case .gaps(let gaps): conditions = gaps
    case .standard:
      conditions = [.init(value: .number(isInner ? NSLayoutConstraint.systemSpacing : 0))]
      if left == nil { before.attribute = before.attribute.ofMargins }
      if right == nil { after.attribute = after.attribute.ofMargins }
    }
    for condition in conditions {
      let gap = try length(condition.value)
      let priority = try priority(condition.priority)
      // From right to left coordinates fall, so the gap is measured from after to before.
      if isRightToLeft {
        add(before, condition.relation, after, gap, priority)
      } else {
        add(after, condition.relation, before, gap, priority)
      }
    }
  }

  private var isRightToLeft: Bool { axis == .horizontal && options.contains(.directionRightToLeft) }

  /// Where an item begins and ends along the format.
  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    guard axis == .horizontal else { return (.top, .bottom) }
    if isRightToLeft { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  // MARK: - Alignment

  /// Ties the items to each other. An option that can't be is no fault where there is nothing to tie.
  private mutating func align(_ items: [any LayoutItem]) throws(VisualFormatError) {
    guard items.count > 1 else { return }
    for (option, attribute) in Self.alignments where options.contains(option) {
      guard attribute.axis != axis else {
        let name = axis == .horizontal ? "horizontal" : "vertical"
        throw fault("The option to align on \(attribute.word) is not allowed for a layout that is \(name) itself")
      }
      for (item, next) in zip(items, items.dropFirst()) {
        add(LayoutPlace(item, attribute), .equal, LayoutPlace(next, attribute), 0, .required)
      }
    }
  }

  private static let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
    (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
    (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
  ]

  // MARK: - Names

  private func item(named name: String) throws(VisualFormatError) -> any LayoutItem {
    guard let value = views[name] else {
      throw fault("\(name) is not a key in the views dictionary", at: name)
    }
    guard let item = value as? any LayoutItem else {
      throw fault("\(name) in the views dictionary is neither a view nor a layout guide", at: name)
    }
    return item
  }

  private func length(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number): return number
    case .name(let name):
      guard let metric = metrics[name] else {
        throw fault("\(name) is not a key in the metrics dictionary", at: name)
      }
      guard let number = Self.number(metric), number.isFinite else {
        throw fault("\(name) in the metrics dictionary is not a number", at: name)
      }
      return number
    }
  }

  private func priority(_ value: VisualFormat.Value?) throws(VisualFormatError) -> UILayoutPriority {
    guard let value else { return .required }
    if case .name(let name) = value, let priority = metrics[name] as? UILayoutPriority { return priority }
    let number = try length(value)
    guard number > 0, number <= 1000 else { throw fault("A priority must be above 0 and at most 1000") }
    return UILayoutPriority(Float(number))
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as any BinaryInteger: CGFloat(Double(value))
    default: nil
    }
  }

  private func fault(_ message: String, at word: String? = nil) -> VisualFormatError {
    let place = word.flatMap { format.range(of: $0) }
    let position = place.map { format.distance(from: format.startIndex, to: $0.lowerBound) } ?? 0
    return VisualFormatError(message: message, format: format, position: position)
  }

  private mutating func add(
    _ first: LayoutPlace, _ relation: NSLayoutConstraint.Relation, _ second: LayoutPlace?, _ constant: CGFloat,
    _ priority: UILayoutPriority
  ) {
    let constraint = NSLayoutConstraint(first, relation, second, constant: constant, source: source)
    constraint.priority = priority
    constraints.append(constraint)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin beside an edge.
  fileprivate var ofMargins: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    default: self
    }
  }
}
