public class CGContext { public func setFillColor(_ c: CGColor) {}
 public func setStrokeColor(_ c: CGColor) {}
 public func fill(_ r: CGRect) {}
 public func stroke(_ r: CGRect, width: CGFloat) {}
 public func clip(to r: CGRect) {}
}
