// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Goes along with a map.
@MainActor protocol MapAccessory: AnyObject {
  func mapDidMove()
}

/// Something that goes along with a map, for as long as it is there.
struct WeakAccessory {
  weak var accessory: (any MapAccessory)?
}

/// Says where north is: above, always, so that it is seen only where it is to be `visible`. A tap changes nothing then.
@preconcurrency @MainActor open class MKCompassButton: UIView {
  open weak var mapView: MKMapView?
  open var compassVisibility = MKFeatureVisibility.adaptive { didSet { isHidden = compassVisibility != .visible } }
  private let letter = UILabel()

  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    self.mapView = mapView
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isHidden = true
    backgroundColor = .secondarySystemBackground
    letter.text = "N"
    letter.textAlignment = .center
    letter.font = .systemFont(ofSize: 15, weight: .semibold)
    addSubview(letter)
    isAccessibilityElement = true
    accessibilityLabel = "Compass"
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 40) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    letter.frame = bounds
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}

/// Says how long a way is on the map: a bar with a length in the units of the person's country.
@preconcurrency @MainActor open class MKScaleView: UIView, MapAccessory {
  public enum Alignment: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  open weak var mapView: MKMapView? { didSet { follow() } }
  open var scaleVisibility = MKFeatureVisibility.adaptive { didSet { mapDidMove() } }
  open var legendAlignment = Alignment.leading { didSet { setNeedsLayout() } }
  private let bar = UIView()
  private let words = UILabel()

  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
    self.mapView = mapView
    follow()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    bar.backgroundColor = .label
    words.font = .systemFont(ofSize: 10)
    addSubview(bar)
    addSubview(words)
  }

  private func follow() {
    mapView?.accessories.append(WeakAccessory(accessory: self))
    mapDidMove()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 20) }

  func mapDidMove() {
    isHidden = scaleVisibility == .hidden || mapView == nil
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let mapView, mapView.scale > 0 else { return }
    let perPoint = MKMetersPerMapPointAtLatitude(mapView.centerCoordinate.latitude) / mapView.scale
    let formatter = MKDistanceFormatter()
    formatter.unitStyle = .abbreviated
    let metres = formatter.roundLength(upTo: Double(bounds.width) * perPoint)
    let width = CGFloat(metres / perPoint)
    words.text = formatter.string(fromDistance: metres)
    let size = words.sizeThatFits(bounds.size)
    let isLeft = (legendAlignment == .leading) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    words.frame = CGRect(x: isLeft ? 0 : bounds.width - size.width, y: 0, width: size.width, height: size.height)
    bar.frame = CGRect(x: isLeft ? 0 : bounds.width - width, y: size.height + 2, width: width, height: 3)
  }
}
