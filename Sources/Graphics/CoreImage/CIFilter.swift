// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Makes an image from what its inputs say. Of Core Image's filters there are those that apps use most: the one that draws QR
/// codes, changes of colours, photo effects, blurs and some more; `filterNames(inCategory:)` says which.
open class CIFilter: NSObject, NSCopying {
  /// The filter's name, such as `CIQRCodeGenerator`.
  open private(set) var name: String
  private var inputs: [String: Any]

  /// An unnamed filter, which makes nothing.
  public override init() {
    name = ""
    inputs = [:]
    super.init()
  }

  /// The filter of that name; `nil`, with a line on standard error, for those that there are not.
  public convenience init?(name: String) {
    self.init(name: name, parameters: nil)
  }

  /// The filter of that name with some of its inputs set.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    guard name == QRCodeGenerator.name || FilterKind.all[name] != nil else {
      FileHandle.standardError.write(Data("CIFilter: Tessera has no \(name)\n".utf8))
      return nil
    }
    self.init(named: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  // Not designated: an initialiser that apps cannot see would keep the others from their subclasses.
  convenience init(named name: String) {
    self.init()
    self.name = name
    setDefaults()
  }

  /// The names of the inputs.
  open var inputKeys: [String] {
    if name == QRCodeGenerator.name { return [QRCodeGenerator.messageKey, QRCodeGenerator.levelKey] }
    return FilterKind.all[name].map { $0.keys + $0.inputs.map(\.key) } ?? []
  }

  /// The names of what comes out.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// Gives every input the value that it has when nothing is said.
  open func setDefaults() {
    if name == QRCodeGenerator.name { inputs = [QRCodeGenerator.levelKey: "M"] }
    for (key, value) in FilterKind.all[name]?.inputs ?? [] { inputs[key] = value }
  }

  /// What comes of the inputs; `nil` where they make nothing.
  open var outputImage: CIImage? {
    if let kind = FilterKind.all[name] {
      guard !kind.keys.contains(kCIInputImageKey) || inputs[kCIInputImageKey] is CIImage else { return nil }
      return kind.make(FilterInputs(values: inputs))
    }
    guard name == QRCodeGenerator.name, let message = inputs[QRCodeGenerator.messageKey] as? Data else { return nil }
    let level = inputs[QRCodeGenerator.levelKey] as? String ?? "M"
    return QRCodeGenerator(message: message, level: level).image
  }

  // MARK: - Inputs by name

  /// An input, or the output image.
  ///
  /// A name that the filter does not know stops the app.
  open func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    check(key)
    return inputs[key]
  }

  /// Sets an input; `nil` takes it away.
  ///
  /// A name that the filter does not know stops the app.
  open func setValue(_ value: Any?, forKey key: String) {
    check(key)
    inputs[key] = value
  }

  private func check(_ key: String) {
    guard inputKeys.contains(key) else {
      fatalError(
        "[<CIFilter \(name)> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
    }
  }

  // MARK: - NSObject

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CIFilter(named: name)
    copy.takeInputs(of: self)
    return copy
  }

  final func takeInputs(of other: CIFilter) { inputs = other.inputs }

  /// The names of the filters that there are, whatever category is asked for.
  open class func filterNames(inCategory category: String?) -> [String] {
    (Array(FilterKind.all.keys) + [QRCodeGenerator.name]).sorted()
  }

  /// The same of several categories.
  open class func filterNames(inCategories categories: [String]?) -> [String] { filterNames(inCategory: nil) }

  /// A filter's name in words.
  open class func localizedName(forFilterName filterName: String) -> String? {
    guard filterName.hasPrefix("CI") else { return nil }
    return filterName.dropFirst(2).reduce(into: "") { words, letter in
      if letter.isUppercase, words.last?.isLowercase == true { words.append(" ") }
      words.append(letter)
    }
  }

  /// The filter's name and the defaults of its inputs.
  open var attributes: [String: Any] {
    var result: [String: Any] = [
      kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: Self.localizedName(forFilterName: name) ?? name,
    ]
    for (key, value) in FilterKind.all[name]?.inputs ?? [] {
      let type = value is Double ? "NSNumber" : "\(Swift.type(of: value))"
      result[key] = [kCIAttributeDefault: value, kCIAttributeClass: type] as [String: Any]
    }
    return result
  }
}

/// The key of a filter's output.
public let kCIOutputImageKey = "outputImage"
/// The key of the image that most filters start from.
public let kCIInputImageKey = "inputImage"
