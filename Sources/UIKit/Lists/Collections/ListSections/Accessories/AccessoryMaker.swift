// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Makes the views of accessories and brings them to a row's state.
@MainActor enum AccessoryMaker {
  static func view(of accessory: UICellAccessory) -> UIView {
    switch accessory.accessoryType {
    case .customView: return accessory.options.customView ?? UIView()
    case .label:
      let label = UILabel()
      label.text = accessory.options.text
      label.adjustsFontForContentSizeCategory = accessory.options.adjustsFont
      label.font = accessory.options.font ?? .preferredFont(forTextStyle: .body)
      return label
    case .disclosureIndicator, .outlineDisclosure: return AccessoryMarkView(.chevron)
    case .checkmark: return AccessoryMarkView(.checkmark)
    case .detail: return AccessoryMarkView(.info)
    case .delete: return AccessoryMarkView(.minus)
    case .insert: return AccessoryMarkView(.plus)
    case .reorder:
      let grip = AccessoryMarkView(.grip)
      grip.addGestureRecognizer(GripGestureRecognizer())
      return grip
    case .multiselect: return AccessoryMarkView(.circle)
    }
  }

  static func size(of accessory: UICellAccessory, _ view: UIView) -> CGSize {
    if accessory.options.keepsSize { return view.bounds.size }
    if view is AccessoryMarkView || view is UILabel { return view.sizeThatFits(.zero) }
    let natural = view.intrinsicContentSize
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    func side(_ natural: CGFloat, _ fitting: CGFloat, _ present: CGFloat) -> CGFloat {
      natural >= 0 ? natural : fitting > 0 ? fitting : present
    }
    return CGSize(
      width: side(natural.width, fitting.width, view.bounds.width),
      height: side(natural.height, fitting.height, view.bounds.height))
  }

  static func configure(_ view: UIView, _ accessory: UICellAccessory, _ cell: UICollectionViewListCell) {
    let options = accessory.options
    guard let mark = view as? AccessoryMarkView else {
      if let label = view as? UILabel, accessory.accessoryType == .label {
        label.textColor = options.tintColor ?? .secondaryLabel
        // A row hears of another text size before what stands in it does, and measures the label at once.
        let font = options.font ?? .preferredFont(forTextStyle: .body)
        let fitting = options.adjustsFont ? font.adjusted(for: cell.traitCollection) : font
        if label.font != fitting { label.font = fitting }
      } else if let tint = options.tintColor {
        view.tintColor = tint
      }
      return
    }
    mark.scale = scale(in: cell)
    switch accessory.accessoryType {
    case .disclosureIndicator:
      mark.flips = true
      mark.color = options.tintColor ?? .tertiaryLabel
    case .checkmark, .detail: mark.color = options.tintColor
    case .reorder: mark.color = options.tintColor ?? .tertiaryLabel
    case .delete:
      mark.color = options.tintColor ?? .white
      mark.discColor = options.backgroundColor ?? .systemRed
    case .insert:
      mark.color = options.tintColor ?? .white
      mark.discColor = options.backgroundColor ?? .systemGreen
    case .multiselect:
      mark.mark = cell.isSelected ? .checkedCircle : .circle
      mark.color = cell.isSelected ? options.tintColor ?? .white : .tertiaryLabel
      mark.discColor = options.backgroundColor
    case .outlineDisclosure:
      mark.flips = true
      mark.color = options.tintColor
      turn(mark, cell.status.isExpanded)
    case .label, .customView: break
    }
    mark.action = action(accessory, cell)
  }

  /// How large marks and their rooms are: they follow the size of text, as symbols do.
  static func scale(in cell: UICollectionViewListCell) -> CGFloat {
    AccessoryMark.growth(cell.traitCollection)
  }

  private static func action(
    _ accessory: UICellAccessory, _ cell: UICollectionViewListCell
  ) -> (@MainActor () -> Void)? {
    switch accessory.accessoryType {
    case .detail, .insert: accessory.actionHandler ?? {}
    case .delete: accessory.actionHandler ?? { [weak cell] in cell?.openTrailingSwipeActions() }
    case .outlineDisclosure: accessory.actionHandler ?? { [weak cell] in cell?.toggleOutline() }
    default: nil
    }
  }

  /// Points an outline's chevron down, or to the end again.
  static func turn(_ view: UIView, _ isExpanded: Bool) {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let angle: CGFloat = isExpanded ? (isMirrored ? -.pi / 2 : .pi / 2) : 0
    let transform = CGAffineTransform(rotationAngle: angle)
    if view.transform != transform { view.transform = transform }
  }
}
