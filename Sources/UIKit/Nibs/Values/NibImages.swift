// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibGraph {
  /// The picture of a name in the bundle's catalogs and files, or among the system's symbols.
  func image(named name: String, isSymbol: Bool = false) -> UIImage? {
    guard isCanvas else {
      return isSymbol ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: nil)
    }
    return (isSymbol ? UIImage(systemName: name) : nil) ?? standIn(named: name, isSymbol: isSymbol)
  }

  /// On the canvas, where there is no app, a grey area in the size that the file has for a picture.
  private func standIn(named name: String, isSymbol: Bool) -> UIImage? {
    guard var size = document.resources.imageSizes[name].map(CGSize.init), size.width > 0, size.height > 0 else {
      return nil
    }
    // Files have symbols in the size that the library shows them in, 128 points for 20 of the usual text.
    if isSymbol { size = CGSize(width: (size.width * 20 / 128).rounded(), height: (size.height * 20 / 128).rounded()) }
    guard size.width <= 20_000, size.height <= 20_000 else { return nil }
    var group = VectorPicture.Group()
    if standIns == nil {
      let area = CGRect(origin: .zero, size: size)
      let ground = RGBAColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1)
      let path = CGPath(rect: area, transform: nil)
      group.items = [.shape(VectorPicture.Shape(path: path, fill: .color(ground), isEvenOdd: false, stroke: nil))]
    }
    let picture = UIImage.Vector(picture: VectorPicture(size: size, root: group), keepsOutlines: true)
    return UIImage(state: UIImage.State(picture: .vector(picture), scale: 1))
  }

  /// The picture of a property: named by an attribute, or by a child that says more of it.
  func image(_ key: String, of element: NibElement) -> UIImage? {
    if let reference = element.child(key: key), reference.name == "imageReference" {
      guard let name = reference["image"] else { return nil }
      var image = self.image(named: name, isSymbol: reference["catalog"] == "system")
      if let scale = reference["symbolScale"].flatMap({ Self.scales[$0] }) {
        image = image?.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
      }
      switch reference["renderingMode"] {
      case "template"?: return image?.withRenderingMode(.alwaysTemplate)
      case "original"?: return image?.withRenderingMode(.alwaysOriginal)
      default: return image
      }
    }
    guard let name = element[key] else { return nil }
    return image(named: name, isSymbol: element["catalog"] == "system")
  }

  /// How a property's symbols look.
  func symbolConfiguration(_ key: String, of element: NibElement) -> UIImage.SymbolConfiguration? {
    guard let child = element.child(key: key), child.name == "preferredSymbolConfiguration" else { return nil }
    let scale = child["scale"].flatMap { Self.scales[$0] }
    let weight = child["weight"].flatMap { Self.weights[$0] }
    switch child["configurationType"] {
    case "font":
      let font = child.font().map { UIFont.of($0) } ?? .systemFont(ofSize: 17)
      return UIImage.SymbolConfiguration(font: font, scale: scale ?? .default)
    default:
      if let size = child.number("pointSize") {
        return UIImage.SymbolConfiguration(
          pointSize: size.clamped(to: 1...2_000), weight: weight ?? .unspecified, scale: scale ?? .default)
      }
      var configuration = UIImage.SymbolConfiguration(scale: scale ?? .default)
      if let weight { configuration = configuration.applying(UIImage.SymbolConfiguration(weight: weight)) }
      return configuration
    }
  }

  private static let scales: [String: UIImage.SymbolScale] = [
    "small": .small, "medium": .medium, "large": .large, "default": .default,
  ]

  private static let weights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
