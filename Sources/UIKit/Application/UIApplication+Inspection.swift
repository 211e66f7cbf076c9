// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import QuartzCore
package import RenderProtocol

extension UIApplication {
  /// What there is to say of a layer on the screen; an empty description where there is none of that name.
  ///
  /// - Complexity: O(layers); nobody asks more often than a pointer moves.
  package func describe(_ id: LayerID) -> LayerDescription {
    guard let layer = layerContext.root.sublayer(named: id) else { return LayerDescription() }
    guard let view = layer.delegate as? UIView else {
      let (name, frame) = (String(describing: type(of: layer)), layer.frame)
      let place = [frame.minX, frame.minY, frame.width, frame.height].map(\.shortText)
      return LayerDescription(
        className: name, summary: "<\(name); frame = (\(place[0]) \(place[1]); \(place[2]) \(place[3]))>")
    }
    func texts(_ axis: NSLayoutConstraint.Axis) -> [String] {
      view.constraintsAffectingLayout(for: axis).prefix(CodecLimits.constraintsPerView).map {
        String($0.constraintDescription.prefix(1000))
      }
    }
    return LayerDescription(
      className: String(describing: type(of: view)),
      summary: String(view.viewDescription(withAddress: true).prefix(10_000)),
      controller: (view.next as? UIViewController).map { String(describing: type(of: $0)) } ?? "",
      horizontalConstraints: texts(.horizontal), verticalConstraints: texts(.vertical))
  }
}

extension UIApplication {
  /// The page's focus came to a layer: the innermost view around it that can have the focus gets it.
  ///
  /// The page draws its own ring.
  func focus(onLayer id: LayerID?) {
    let view = id.flatMap { layerContext.root.sublayer(named: $0)?.delegate as? UIView }
    if let focusable = sequence(first: view, next: { $0?.superview }).lazy.compactMap({ $0 }).first(
      where: \.isFocusable)
    {
      focusable.window?.focusSystem.move(to: focusable, heading: [], showsRing: false)
    } else {
      storedKeyWindow?.storedFocusSystem?.move(to: nil, heading: [])
    }
  }
}

extension CALayer {
  /// This layer or the one below it that commits call so.
  fileprivate func sublayer(named id: LayerID) -> CALayer? {
    if self.id == id { return self }
    for sublayer in sublayers ?? [] {
      if let found = sublayer.sublayer(named: id) { return found }
    }
    return nil
  }
}
