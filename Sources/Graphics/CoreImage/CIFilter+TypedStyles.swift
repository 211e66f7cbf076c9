// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Further filters with typed inputs: styles, tones, gradients and blurs along a way.

/// A filter of one image that has a centre.
public protocol CICenteredFilter: CIImageInputting { var center: CGPoint { get set } }
/// The inputs of cells of one colour.
public protocol CICrystallize: CIRadiusFilter, CICenteredFilter {}
/// The inputs of dots.
public protocol CIPointillize: CIRadiusFilter, CICenteredFilter {}
/// The inputs of the opposite of bloom.
public protocol CIGloom: CIRadiusFilter, CIIntensityFilter {}
/// The inputs of a drawing as in comics.
public protocol CIComicEffect: CIImageInputting {}
/// The inputs of two colours in place of dark and light.
public protocol CIFalseColor: CIImageInputting {
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}
/// The inputs of another temperature of light.
public protocol CITemperatureAndTint: CIImageInputting {
  var neutral: CIVector { get set }
  var targetNeutral: CIVector { get set }
}
/// The inputs of lighter shadows and darker lights.
public protocol CIHighlightShadowAdjust: CIRadiusFilter {
  var shadowAmount: Float { get set }
  var highlightAmount: Float { get set }
}
/// The inputs of sums of colours.
public protocol CIColorMatrix: CIImageInputting {
  var rVector: CIVector { get set }
  var gVector: CIVector { get set }
  var bVector: CIVector { get set }
  var aVector: CIVector { get set }
  var biasVector: CIVector { get set }
}
/// The inputs of a gradient along a line.
public protocol CILinearGradient: CIFilterProtocol {
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}
/// The inputs of a gradient about a point.
public protocol CIRadialGradient: CIFilterProtocol {
  var center: CGPoint { get set }
  var radius0: Float { get set }
  var radius1: Float { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}
/// The inputs of a checkerboard.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  var center: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}
/// The inputs of a change from one image to another.
public protocol CIDissolveTransition: CIImageInputting {
  var targetImage: CIImage? { get set }
  var time: Float { get set }
}
/// The inputs of a blur along a line.
public protocol CIMotionBlur: CIRadiusFilter { var angle: Float { get set } }
/// The inputs of a blur away from a point.
public protocol CIZoomBlur: CICenteredFilter { var amount: Float { get set } }
/// The inputs of light as transparency.
public protocol CIMaskToAlpha: CIImageInputting {}
/// The inputs of an image made of dots.
public protocol CIDotScreen: CICenteredFilter {
  var angle: Float { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}
/// The inputs of an image made of lines.
public protocol CILineScreen: CIDotScreen {}
/// The inputs of mirrors about a point.
public protocol CIKaleidoscope: CICenteredFilter {
  var count: Int { get set }
  var angle: Float { get set }
}
/// The inputs of a bar code.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// What the code says, in ASCII.
  var message: Data { get set }
  /// White on both sides, in pixels. Defaults to 7.
  var quietSpace: Float { get set }
  /// In pixels. Defaults to 32.
  var barcodeHeight: Float { get set }
}

extension CIFilter {
  public class func crystallize() -> CIFilter & CICrystallize { TypedFilter(named: "CICrystallize") }
  public class func pointillize() -> CIFilter & CIPointillize { TypedFilter(named: "CIPointillize") }
  public class func hexagonalPixellate() -> CIFilter & CIPixellate { TypedFilter(named: "CIHexagonalPixellate") }
  public class func gloom() -> CIFilter & CIGloom { TypedFilter(named: "CIGloom") }
  public class func edgeWork() -> CIFilter & CIRadiusFilter { TypedFilter(named: "CIEdgeWork") }
  public class func comicEffect() -> CIFilter & CIComicEffect { TypedFilter(named: "CIComicEffect") }
  public class func falseColor() -> CIFilter & CIFalseColor { TypedFilter(named: "CIFalseColor") }
  public class func temperatureAndTint() -> CIFilter & CITemperatureAndTint {
    TypedFilter(named: "CITemperatureAndTint")
  }
  public class func highlightShadowAdjust() -> CIFilter & CIHighlightShadowAdjust {
    TypedFilter(named: "CIHighlightShadowAdjust")
  }
  public class func colorMatrix() -> CIFilter & CIColorMatrix { TypedFilter(named: "CIColorMatrix") }
  public class func linearGradient() -> CIFilter & CILinearGradient { TypedFilter(named: "CILinearGradient") }
  public class func radialGradient() -> CIFilter & CIRadialGradient { TypedFilter(named: "CIRadialGradient") }
  public class func checkerboardGenerator() -> CIFilter & CICheckerboardGenerator {
    TypedFilter(named: "CICheckerboardGenerator")
  }
  public class func stripesGenerator() -> CIFilter & CICheckerboardGenerator {
    TypedFilter(named: "CIStripesGenerator")
  }
  public class func dissolveTransition() -> CIFilter & CIDissolveTransition {
    TypedFilter(named: "CIDissolveTransition")
  }
  public class func motionBlur() -> CIFilter & CIMotionBlur { TypedFilter(named: "CIMotionBlur") }
  public class func zoomBlur() -> CIFilter & CIZoomBlur { TypedFilter(named: "CIZoomBlur") }
  public class func maskToAlpha() -> CIFilter & CIMaskToAlpha { TypedFilter(named: "CIMaskToAlpha") }
  public class func dotScreen() -> CIFilter & CIDotScreen { TypedFilter(named: "CIDotScreen") }
  public class func lineScreen() -> CIFilter & CILineScreen { TypedFilter(named: "CILineScreen") }
  public class func kaleidoscope() -> CIFilter & CIKaleidoscope { TypedFilter(named: "CIKaleidoscope") }
  public class func code128BarcodeGenerator() -> CIFilter & CICode128BarcodeGenerator {
    TypedFilter(named: "CICode128BarcodeGenerator")
  }
}

extension TypedFilter: CICrystallize, CIPointillize, CIGloom, CIComicEffect, CIFalseColor, CITemperatureAndTint,
  CIHighlightShadowAdjust, CIColorMatrix, CILinearGradient, CIRadialGradient, CICheckerboardGenerator,
  CIDissolveTransition, CIMotionBlur, CIZoomBlur, CIMaskToAlpha, CILineScreen, CIKaleidoscope, CICode128BarcodeGenerator
{
  private func set(_ number: Float, _ key: String) { setValue(Double(number), forKey: key) }
  private func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .white }
  private func vector(_ key: String) -> CIVector { value(forKey: key) as? CIVector ?? CIVector(x: 0, y: 0) }

  var color0: CIColor {
    get { color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var neutral: CIVector {
    get { vector("inputNeutral") }
    set { setValue(newValue, forKey: "inputNeutral") }
  }
  var targetNeutral: CIVector {
    get { vector("inputTargetNeutral") }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }
  var rVector: CIVector {
    get { vector("inputRVector") }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  var gVector: CIVector {
    get { vector("inputGVector") }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  var bVector: CIVector {
    get { vector("inputBVector") }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  var aVector: CIVector {
    get { vector("inputAVector") }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  var biasVector: CIVector {
    get { vector("inputBiasVector") }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
  var shadowAmount: Float {
    get { number("inputShadowAmount") }
    set { set(newValue, "inputShadowAmount") }
  }
  var highlightAmount: Float {
    get { number("inputHighlightAmount") }
    set { set(newValue, "inputHighlightAmount") }
  }
  var point0: CGPoint {
    get { vector("inputPoint0").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }
  var point1: CGPoint {
    get { vector("inputPoint1").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }
  var radius0: Float {
    get { number("inputRadius0") }
    set { set(newValue, "inputRadius0") }
  }
  var radius1: Float {
    get { number("inputRadius1") }
    set { set(newValue, "inputRadius1") }
  }
  var width: Float {
    get { number(kCIInputWidthKey) }
    set { set(newValue, kCIInputWidthKey) }
  }
  var targetImage: CIImage? {
    get { image(kCIInputTargetImageKey) }
    set { setValue(newValue, forKey: kCIInputTargetImageKey) }
  }
  var time: Float {
    get { number(kCIInputTimeKey) }
    set { set(newValue, kCIInputTimeKey) }
  }
  var count: Int {
    get { Int(number("inputCount")) }
    set { set(Float(newValue), "inputCount") }
  }
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var quietSpace: Float {
    get { number("inputQuietSpace") }
    set { set(newValue, "inputQuietSpace") }
  }
  var barcodeHeight: Float {
    get { number("inputBarcodeHeight") }
    set { set(newValue, "inputBarcodeHeight") }
  }
}
