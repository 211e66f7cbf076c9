// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Filters with typed inputs, as `import CoreImage.CIFilterBuiltins` brings them. Each protocol names a filter's inputs; one
// class has them all, by the names that they have as keys.

/// A filter of one image.
public protocol CIImageInputting: CIFilterProtocol {
  /// The image that the filter starts from.
  var inputImage: CIImage? { get set }
}
/// A filter of one image with a strength.
public protocol CIIntensityFilter: CIImageInputting { var intensity: Float { get set } }
/// A filter of one image with a radius, in pixels.
public protocol CIRadiusFilter: CIImageInputting { var radius: Float { get set } }

/// The inputs of the sepia filter.
public protocol CISepiaTone: CIIntensityFilter {}
/// The inputs of the filter of one colour.
public protocol CIColorMonochrome: CIIntensityFilter { var color: CIColor { get set } }
/// The inputs of saturation, brightness and contrast.
public protocol CIColorControls: CIImageInputting {
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}
/// The inputs of the opposite of colours.
public protocol CIColorInvert: CIImageInputting {}
/// The inputs of the photo effects.
public protocol CIPhotoEffect: CIImageInputting {}
/// The inputs of exposure, in stops.
public protocol CIExposureAdjust: CIImageInputting { var ev: Float { get set } }
/// The inputs of gamma.
public protocol CIGammaAdjust: CIImageInputting { var power: Float { get set } }
/// The inputs of vibrance.
public protocol CIVibrance: CIImageInputting { var amount: Float { get set } }
/// The inputs of a turned hue, in radians.
public protocol CIHueAdjust: CIImageInputting { var angle: Float { get set } }
/// The inputs of fewer colours.
public protocol CIColorPosterize: CIImageInputting { var levels: Float { get set } }
/// The inputs of blurs.
public protocol CIGaussianBlur: CIRadiusFilter {}
/// The inputs of a blur by boxes.
public protocol CIBoxBlur: CIRadiusFilter {}
/// The inputs of a blur by discs.
public protocol CIDiscBlur: CIRadiusFilter {}
/// The inputs of the unsharp mask.
public protocol CIUnsharpMask: CIRadiusFilter, CIIntensityFilter {}
/// The inputs of sharpening.
public protocol CISharpenLuminance: CIRadiusFilter { var sharpness: Float { get set } }
/// The inputs of bloom.
public protocol CIBloom: CIRadiusFilter, CIIntensityFilter {}
/// The inputs of darker corners.
public protocol CIVignette: CIRadiusFilter, CIIntensityFilter {}
/// The inputs of large pixels.
public protocol CIPixellate: CIImageInputting {
  var center: CGPoint { get set }
  var scale: Float { get set }
}
/// The inputs of edges.
public protocol CIEdges: CIIntensityFilter {}
/// The inputs of a whirl.
public protocol CITwirlDistortion: CIRadiusFilter {
  var center: CGPoint { get set }
  var angle: Float { get set }
}
/// The inputs of a bump.
public protocol CIBumpDistortion: CIRadiusFilter {
  var center: CGPoint { get set }
  var scale: Float { get set }
}
/// The inputs of a mask between two images.
public protocol CIBlendWithMask: CIImageInputting {
  var backgroundImage: CIImage? { get set }
  var maskImage: CIImage? { get set }
}
/// The inputs of one image over another.
public protocol CICompositeOperation: CIImageInputting { var backgroundImage: CIImage? { get set } }
/// The inputs of averages and extremes of an area.
public protocol CIAreaReductionFilter: CIImageInputting { var extent: CGRect { get set } }
/// The inputs of a scaled image.
public protocol CILanczosScaleTransform: CIImageInputting {
  var scale: Float { get set }
  var aspectRatio: Float { get set }
}

extension CIFilter {
  public class func sepiaTone() -> CIFilter & CISepiaTone { TypedFilter(named: "CISepiaTone") }
  public class func colorMonochrome() -> CIFilter & CIColorMonochrome { TypedFilter(named: "CIColorMonochrome") }
  public class func colorControls() -> CIFilter & CIColorControls { TypedFilter(named: "CIColorControls") }
  public class func colorInvert() -> CIFilter & CIColorInvert { TypedFilter(named: "CIColorInvert") }
  public class func photoEffectChrome() -> CIFilter & CIPhotoEffect { TypedFilter(named: "CIPhotoEffectChrome") }
  public class func photoEffectFade() -> CIFilter & CIPhotoEffect { TypedFilter(named: "CIPhotoEffectFade") }
  public class func photoEffectInstant() -> CIFilter & CIPhotoEffect { TypedFilter(named: "CIPhotoEffectInstant") }
  public class func photoEffectMono() -> CIFilter & CIPhotoEffect { TypedFilter(named: "CIPhotoEffectMono") }
  public class func photoEffectNoir() -> CIFilter & CIPhotoEffect { TypedFilter(named: "CIPhotoEffectNoir") }
  public class func photoEffectProcess() -> CIFilter & CIPhotoEffect { TypedFilter(named: "CIPhotoEffectProcess") }
  public class func photoEffectTonal() -> CIFilter & CIPhotoEffect { TypedFilter(named: "CIPhotoEffectTonal") }
  public class func photoEffectTransfer() -> CIFilter & CIPhotoEffect { TypedFilter(named: "CIPhotoEffectTransfer") }
  public class func exposureAdjust() -> CIFilter & CIExposureAdjust { TypedFilter(named: "CIExposureAdjust") }
  public class func gammaAdjust() -> CIFilter & CIGammaAdjust { TypedFilter(named: "CIGammaAdjust") }
  public class func vibrance() -> CIFilter & CIVibrance { TypedFilter(named: "CIVibrance") }
  public class func hueAdjust() -> CIFilter & CIHueAdjust { TypedFilter(named: "CIHueAdjust") }
  public class func colorPosterize() -> CIFilter & CIColorPosterize { TypedFilter(named: "CIColorPosterize") }
  public class func gaussianBlur() -> CIFilter & CIGaussianBlur { TypedFilter(named: "CIGaussianBlur") }
  public class func boxBlur() -> CIFilter & CIBoxBlur { TypedFilter(named: "CIBoxBlur") }
  public class func discBlur() -> CIFilter & CIDiscBlur { TypedFilter(named: "CIDiscBlur") }
  public class func unsharpMask() -> CIFilter & CIUnsharpMask { TypedFilter(named: "CIUnsharpMask") }
  public class func sharpenLuminance() -> CIFilter & CISharpenLuminance { TypedFilter(named: "CISharpenLuminance") }
  public class func bloom() -> CIFilter & CIBloom { TypedFilter(named: "CIBloom") }
  public class func vignette() -> CIFilter & CIVignette { TypedFilter(named: "CIVignette") }
  public class func pixellate() -> CIFilter & CIPixellate { TypedFilter(named: "CIPixellate") }
  public class func edges() -> CIFilter & CIEdges { TypedFilter(named: "CIEdges") }
  public class func twirlDistortion() -> CIFilter & CITwirlDistortion { TypedFilter(named: "CITwirlDistortion") }
  public class func bumpDistortion() -> CIFilter & CIBumpDistortion { TypedFilter(named: "CIBumpDistortion") }
  public class func blendWithMask() -> CIFilter & CIBlendWithMask { TypedFilter(named: "CIBlendWithMask") }
  public class func blendWithAlphaMask() -> CIFilter & CIBlendWithMask { TypedFilter(named: "CIBlendWithAlphaMask") }
  public class func sourceOverCompositing() -> CIFilter & CICompositeOperation {
    TypedFilter(named: "CISourceOverCompositing")
  }
  public class func multiplyBlendMode() -> CIFilter & CICompositeOperation { TypedFilter(named: "CIMultiplyBlendMode") }
  public class func screenBlendMode() -> CIFilter & CICompositeOperation { TypedFilter(named: "CIScreenBlendMode") }
  public class func overlayBlendMode() -> CIFilter & CICompositeOperation { TypedFilter(named: "CIOverlayBlendMode") }
  public class func areaAverage() -> CIFilter & CIAreaReductionFilter { TypedFilter(named: "CIAreaAverage") }
  public class func areaMaximum() -> CIFilter & CIAreaReductionFilter { TypedFilter(named: "CIAreaMaximum") }
  public class func areaMinimum() -> CIFilter & CIAreaReductionFilter { TypedFilter(named: "CIAreaMinimum") }
  public class func lanczosScaleTransform() -> CIFilter & CILanczosScaleTransform {
    TypedFilter(named: "CILanczosScaleTransform")
  }
}

final class TypedFilter: CIFilter, CISepiaTone, CIColorMonochrome, CIColorControls, CIColorInvert,
  CIPhotoEffect,
  CIExposureAdjust, CIGammaAdjust, CIVibrance, CIHueAdjust, CIColorPosterize, CIGaussianBlur, CIBoxBlur, CIDiscBlur,
  CIUnsharpMask, CISharpenLuminance, CIBloom, CIVignette, CIPixellate, CIEdges, CITwirlDistortion, CIBumpDistortion,
  CIBlendWithMask, CICompositeOperation, CIAreaReductionFilter, CILanczosScaleTransform
{
  func number(_ key: String) -> Float { FilterInputs(values: [key: value(forKey: key) as Any]).number(key) }
  func image(_ key: String) -> CIImage? { value(forKey: key) as? CIImage }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = TypedFilter(named: name)
    copy.takeInputs(of: self)
    return copy
  }

  var inputImage: CIImage? {
    get { image(kCIInputImageKey) }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  var backgroundImage: CIImage? {
    get { image(kCIInputBackgroundImageKey) }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }
  var maskImage: CIImage? {
    get { image(kCIInputMaskImageKey) }
    set { setValue(newValue, forKey: kCIInputMaskImageKey) }
  }
  var intensity: Float {
    get { number(kCIInputIntensityKey) }
    set { setValue(Double(newValue), forKey: kCIInputIntensityKey) }
  }
  var radius: Float {
    get { number(kCIInputRadiusKey) }
    set { setValue(Double(newValue), forKey: kCIInputRadiusKey) }
  }
  var saturation: Float {
    get { number(kCIInputSaturationKey) }
    set { setValue(Double(newValue), forKey: kCIInputSaturationKey) }
  }
  var brightness: Float {
    get { number(kCIInputBrightnessKey) }
    set { setValue(Double(newValue), forKey: kCIInputBrightnessKey) }
  }
  var contrast: Float {
    get { number(kCIInputContrastKey) }
    set { setValue(Double(newValue), forKey: kCIInputContrastKey) }
  }
  var ev: Float {
    get { number(kCIInputEVKey) }
    set { setValue(Double(newValue), forKey: kCIInputEVKey) }
  }
  var power: Float {
    get { number("inputPower") }
    set { setValue(Double(newValue), forKey: "inputPower") }
  }
  var amount: Float {
    get { number(kCIInputAmountKey) }
    set { setValue(Double(newValue), forKey: kCIInputAmountKey) }
  }
  var angle: Float {
    get { number(kCIInputAngleKey) }
    set { setValue(Double(newValue), forKey: kCIInputAngleKey) }
  }
  var levels: Float {
    get { number("inputLevels") }
    set { setValue(Double(newValue), forKey: "inputLevels") }
  }
  var sharpness: Float {
    get { number(kCIInputSharpnessKey) }
    set { setValue(Double(newValue), forKey: kCIInputSharpnessKey) }
  }
  var scale: Float {
    get { number(kCIInputScaleKey) }
    set { setValue(Double(newValue), forKey: kCIInputScaleKey) }
  }
  var aspectRatio: Float {
    get { number(kCIInputAspectRatioKey) }
    set { setValue(Double(newValue), forKey: kCIInputAspectRatioKey) }
  }
  var center: CGPoint {
    get { (value(forKey: kCIInputCenterKey) as? CIVector)?.cgPointValue ?? .zero }
    set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
  }
  var color: CIColor {
    get { value(forKey: kCIInputColorKey) as? CIColor ?? .white }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
  var extent: CGRect {
    get { (value(forKey: kCIInputExtentKey) as? CIVector)?.cgRectValue ?? .zero }
    set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
  }
}
